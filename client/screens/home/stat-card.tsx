import { useMemo } from '@wordpress/element';
import { getStoreTimeZoneMoment } from '@storedeck/date';
import type { IntervalRow } from '../../report/types';
import { useStats } from '../../report/use-report';
import type { Part, Stats } from '../../report/use-report';
import { FigureCard } from './figure-card';
import { INTERVALS, RANGES, getPrevLabel } from './range';
import type { HomeRange } from './range';
import { getStatHref } from './stats';
import type { HomeStat } from './stats';

const NONE: readonly IntervalRow[] = [];

/** As intervals are written: with western digits in every language. */
const getNow = () =>
	getStoreTimeZoneMoment().locale( 'en' ).format( 'YYYY-MM-DD HH:mm:ss' );

/** The values of a figure, interval by interval, as far as the shop’s day is. */
const toValues = ( { data }: Part< Stats >, field: string, now: string ) =>
	( data?.intervals ?? NONE )
		.filter( ( interval ) => interval.date_start <= now )
		.map( ( { subtotals } ) => subtotals[ field ] ?? 0 );

/** Money is exact to the cent: sums of fractions are not. */
const sumOf = ( values: readonly number[] ) =>
	Math.round( values.reduce( ( sum, value ) => sum + value, 0 ) * 1e4 ) / 1e4;

/** A figure of a report of the shop. */
export function StatCard( {
	stat,
	range,
}: {
	stat: HomeStat;
	range: HomeRange;
} ) {
	const query = useMemo(
		() => ( { ...RANGES[ range ], interval: INTERVALS[ range ] } ),
		[ range ]
	);
	const { primary, secondary } = useStats(
		'getReportStats',
		stat.endpoint,
		query
	);
	const now = getNow();
	const lines = {
		primary: toValues( primary, stat.field, now ),
		secondary: toValues( secondary, stat.field, now ),
	};
	// A day that has just begun is no match for a whole one.
	const isUntilNow = range === 'today' && stat.isSum;

	return (
		<FigureCard
			label={ stat.label }
			type={ stat.type }
			value={ primary.data?.totals[ stat.field ] }
			prevValue={
				isUntilNow && primary.data && secondary.data
					? sumOf( lines.secondary.slice( 0, lines.primary.length ) )
					: secondary.data?.totals[ stat.field ]
			}
			prevLabel={ getPrevLabel( range, isUntilNow ) }
			lines={ lines }
			href={ getStatHref( stat, RANGES[ range ] ) }
			isLoading={ primary.isLoading }
			error={ primary.error }
			onRetry={ () => {
				primary.retry();
				secondary.retry();
			} }
		/>
	);
}
