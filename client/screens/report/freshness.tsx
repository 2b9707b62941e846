import { Button } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { createInterpolateElement } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { reportsStore } from '@storedeck/data';
import { getStoreTimeZoneMoment } from '@storedeck/date';
import { getSetting } from '@storedeck/settings';
import { formatWallClock } from '../../shop-format';
import { getReadAt, hasOldFigures, isLoading, partsOf } from './report-state';
import type { ReportData } from './use-report';
import './freshness.scss';

const WALL_CLOCK = 'YYYY-MM-DDTHH:mm:ss';

/** A moment as the shop's clock shows it; with its date unless it is today's. */
function describeMoment( at: number ) {
	const now = getStoreTimeZoneMoment();
	const then = now.clone().subtract( Date.now() - at, 'milliseconds' );
	const wallClock = then.format( WALL_CLOCK );
	const time = formatWallClock( wallClock, getSetting( 'timeFormat' ) );
	return {
		iso: then.format(),
		text: then.isSame( now, 'day' )
			? time
			: sprintf(
					/* translators: 1: a date, 2: a time of that day. */
					__( '%1$s, %2$s', 'storedeck' ),
					formatWallClock( wallClock ),
					time
			  ),
	};
}

/**
 * When the figures of the screen were read, and how to read them again. Where
 * that fails the older figures stay, and this says so.
 */
export function Freshness( { data }: { data: ReportData } ) {
	const { refreshAll } = useDispatch( reportsStore );
	const readAt = getReadAt( data );
	if ( readAt === undefined ) {
		// Its place is kept, so that nothing moves when it comes.
		return <div className="storedeck-freshness" />;
	}
	const isBusy = isLoading( data );
	const { iso, text } = describeMoment( readAt );

	const refresh = () => {
		if ( ! isBusy ) {
			refreshAll( partsOf( data ).map( ( { question } ) => question ) );
		}
	};

	return (
		<div className="storedeck-freshness">
			<span className="storedeck-freshness__time">
				{ createInterpolateElement(
					sprintf(
						/* translators: %s: a time of day, e.g. 14:32. */
						__( 'Updated at <time>%s</time>', 'storedeck' ),
						text
					),
					{ time: <time dateTime={ iso } /> }
				) }
			</span>
			{ hasOldFigures( data ) && (
				<span className="storedeck-freshness__failure">
					{ __( 'The report could not be updated.', 'storedeck' ) }
				</span>
			) }
			<Button
				variant="tertiary"
				// Not disabled while it works: it would lose the focus.
				aria-disabled={ isBusy }
				isBusy={ isBusy }
				onClick={ refresh }
			>
				{ __( 'Refresh', 'storedeck' ) }
			</Button>
		</div>
	);
}
