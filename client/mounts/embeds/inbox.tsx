import { __ } from '@wordpress/i18n';
import { currentUserCan } from '@storedeck/settings';
import { Inbox } from '../../common/inbox';
import { whole } from '../props/fields';
import type { PropsOf } from '../props/read-props';
import { PageSnackbars } from './page-snackbars';

export const schema = {
	/** How many messages come at a time. */
	rows: whole( 1, 25 ),
};

type Props = PropsOf< typeof schema >;

/** The messages of the shop, for those who may read them. */
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
