import { useDispatch, useSelect } from '@wordpress/data';
import { createInterpolateElement, useEffect } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { dataStateStore } from '@storedeck/data';
import type { DataSource } from '../report/types';
import { formatCount } from '../common/store-format';
import { describeWallClock } from './describe-moment';
import './freshness.scss';

/** As often a running import is asked how far it is, in milliseconds. */
const POLL_EVERY = 5000;

/** Asks again and again while earlier orders are being imported. */
function usePolling( isImporting: boolean ) {
	const { refresh } = useDispatch( dataStateStore );
	useEffect( () => {
		if ( ! isImporting ) {
			return undefined;
		}
		const timer = window.setInterval( () => {
			// Nobody looks at a page in the background.
			if ( ! document.hidden ) {
				refresh( 'getDataState', [] );
			}
		}, POLL_EVERY );
		return () => window.clearInterval( timer );
	}, [ isImporting, refresh ] );
}

/**
 * Until when there is data, and what is still to come: orders that wait, earlier
 * ones that are being imported. Says nothing where that cannot be known.
 */
export function DataStatus( { until }: { until: DataSource } ) {
	const state = useSelect(
		( select ) => select( dataStateStore ).getDataState(),
		[]
	);
	const isImporting = state?.import.is_running ?? false;
	usePolling( isImporting );
	if ( ! state ) {
		return null;
	}
	const latest =
		until === 'downloads' ? state.downloads_until : state.orders_until;

	return (
		<>
			{ isImporting && (
				<span className="storedeck-freshness__import">
					{ sprintf(
						/* translators: %d: a number of per cent. */
						__(
							'Earlier orders are being imported: %d%%',
							'storedeck'
						),
						state.import.percent
					) }
				</span>
			) }
			{ ! isImporting && state.waiting > 0 && until === 'orders' && (
				<span className="storedeck-freshness__import">
					{ sprintf(
						/* translators: %s: a number. */
						_n(
							'%s order is not counted yet',
							'%s orders are not counted yet',
							state.waiting,
							'storedeck'
						),
						formatCount( state.waiting )
					) }
				</span>
			) }
			<span className="storedeck-freshness__time">
				{ latest
					? createInterpolateElement(
							sprintf(
								/* translators: %s: a time of day, e.g. 14:32, or date and time. */
								__( 'Data up to <time>%s</time>', 'storedeck' ),
								describeWallClock( latest )
							),
							{
								time: (
									<time
										dateTime={ latest.replace( ' ', 'T' ) }
									/>
								),
							}
					  )
					: __( 'No data yet', 'storedeck' ) }
			</span>
		</>
	);
}
