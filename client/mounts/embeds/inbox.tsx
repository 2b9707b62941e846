import { __ } from '@wordpress/i18n';
import { currentUserCan } from '@storedeck/settings';
import { Inbox } from '../../common/inbox';
import { wholeNumber } from '../props/fields';
import type { PropsOf } from '../props/read-props';
import { PageSnackbars } from './page-snackbars';

export const schema = {
	/** The number of messages per page. */
	rows: wholeNumber( 1, 25 ),
};

type Props = PropsOf< typeof schema >;

/** The inbox, for users who may read it. */
export default function InboxMount( { rows = 5 }: Props ) {
	if ( ! currentUserCan( 'manage_woocommerce' ) ) {
		return null;
	}
	return (
		<section aria-label={ __( 'Inbox', 'storedeck' ) }>
			<Inbox perPage={ rows } isPreview />
			<PageSnackbars />
		</section>
	);
}
