import { useDispatch, useSelect } from '@wordpress/data';
import { createInterpolateElement, useEffect } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { dataStateStore } from '@storedeck/data';
import type { DataSource } from '../report/types';
import { toIso } from '../common/iso-time';
import { formatCount } from '../common/store-format';
import { FirstImport } from './first-import';
import { ConvertedOrders, OtherCurrencies } from './other-currencies';
import { ReplicaStatus } from './replica-status';
import { formatSiteTime } from './site-time';
import './freshness.scss';

/** In ms. */
const POLL_INTERVAL = 5000;

/** Refreshes the status while data changes in the background. */
function usePolling( isChanging: boolean ) {
	const { refresh } = useDispatch( dataStateStore );
	useEffect( () => {
		if ( ! isChanging ) {
			return undefined;
		}
		const timer = window.setInterval( () => {
			if ( ! document.hidden ) {
				refresh( 'getDataState', [] );
			}
		}, POLL_INTERVAL );
		return () => window.clearInterval( timer );
	}, [ isChanging, refresh ] );
}

/**
 * The time of the newest data, the progress of an import or of a rebuild, the
 * number of orders not yet processed, the time since which a replica lacks changes, and the numbers of orders in other
 * currencies that were converted or left out. Empty if the status is not available.
 */
export function DataStatus( { source }: { source: DataSource } ) {
	const state = useSelect(
		( select ) => select( dataStateStore ).getDataState(),
		[]
	);
	const isImporting = state?.import.is_running ?? false;
	const isRebuilding = state?.rebuild?.is_running ?? false;
	const replicaUntil = state?.replica_until ?? null;
	usePolling(
		isImporting ||
			isRebuilding ||
			replicaUntil !== null ||
			( state?.waiting ?? 0 ) > 0
	);
	if ( ! state ) {
		return null;
	}
	const latest =
		source === 'downloads' ? state.downloads_until : state.orders_until;

	return (
		<>
			<FirstImport state={ state } />
			{ isImporting && ! state.import.is_first && (
				<span className="storedeck-freshness__import">
					{ sprintf(
						/* translators: %d: progress in percent. */
						__( 'Importing historical orders: %d%%', 'storedeck' ),
						state.import.percent
					) }
				</span>
			) }
			{ isRebuilding && source === 'orders' && (
				<span className="storedeck-freshness__import">
					{ sprintf(
						/* translators: %d: progress in percent. */
						__(
							'Rebuilding reports after a settings change: %d%%',
							'storedeck'
						),
						state.rebuild.percent
					) }
				</span>
			) }
			{ ! isImporting && state.waiting > 0 && source === 'orders' && (
				<span className="storedeck-freshness__import">
					{ sprintf(
						/* translators: %s: number of orders. */
						_n(
							'%s order not yet processed',
							'%s orders not yet processed',
							state.waiting,
							'storedeck'
						),
						formatCount( state.waiting )
					) }
				</span>
			) }
			<ReplicaStatus until={ replicaUntil } />
			{ state.converted_orders?.length > 0 && source === 'orders' && (
				<ConvertedOrders currencies={ state.converted_orders } />
			) }
			{ state.other_currencies?.length > 0 && source === 'orders' && (
				<OtherCurrencies currencies={ state.other_currencies } />
			) }
			<span className="storedeck-freshness__time">
				{ latest
					? createInterpolateElement(
							sprintf(
								/* translators: %s: time of day, e.g. 14:32, or date and time. */
								__(
									'Data through <time>%s</time>',
									'storedeck'
								),
								formatSiteTime( latest )
							),
							{
								time: <time dateTime={ toIso( latest ) } />,
							}
					  )
					: __( 'No data yet', 'storedeck' ) }
			</span>
		</>
	);
}
