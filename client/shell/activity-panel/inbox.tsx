import { __ } from '@wordpress/i18n';
import { Link } from '@storedeck/components';
import { getNewPath } from '@storedeck/navigation';
import { Inbox } from '../../common/inbox';

/** The latest messages. */
export default function InboxPanel() {
	return (
		<>
			<Inbox perPage={ 10 } />
			<p className="storedeck-panel__more">
				<Link href={ getNewPath( {}, '/inbox', {} ) }>
					{ __( 'View inbox', 'storedeck' ) }
				</Link>
			</p>
		</>
	);
}
