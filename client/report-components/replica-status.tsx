import {
	createInterpolateElement,
	useEffect,
	useRef,
} from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { announce } from '../common/announce';
import { toIso } from '../common/iso-time';
import { formatSiteTime } from './site-time';

const getText = ( until: string ) =>
	sprintf(
		/* translators: %s: time of day, e.g. 14:32, or date and time. */
		__( 'Changes after <time>%s</time> are not yet included', 'storedeck' ),
		formatSiteTime( until )
	);

/** Announces when the replica begins to lag and when it has caught up, and not each time in between. */
function useAnnouncements( until: string | null ) {
	const isLagging = until !== null;
	const wasLagging = useRef( isLagging );
	useEffect( () => {
		if ( isLagging === wasLagging.current ) {
			return;
		}
		wasLagging.current = isLagging;
		announce(
			until === null
				? __( 'All changes are included.', 'storedeck' )
				: getText( until ).replace( /<\/?time>/g, '' )
		);
	}, [ isLagging, until ] );
}

/**
 * Says until when reports have all changes while they are read from a replica that lags.
 *
 * @param props.until In the site time zone; null without a lag.
 */
export function ReplicaStatus( { until }: { until: string | null } ) {
	useAnnouncements( until );
	if ( until === null ) {
		return null;
	}
	return (
		<span className="storedeck-freshness__import">
			{ createInterpolateElement( getText( until ), {
				time: <time dateTime={ toIso( until ) } />,
			} ) }
		</span>
	);
}
