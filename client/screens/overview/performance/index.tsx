import { speak } from '@wordpress/a11y';
import { useViewportMatch } from '@wordpress/compose';
import { useEffect, useMemo, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { SummaryListPlaceholder } from '@storedeck/components';
import { getCurrentDates } from '@storedeck/date';
import { getSetting } from '@storedeck/settings';
import type { ValueType } from '../../../common/store-format';
import { FailureNotice } from '../../../common/failure-notice';
import { MetricCards } from '../../../report-components/metric-cards';
import { OverlapNotice } from '../../../report-components/overlap-notice';
import { getComparisonLabel } from '../../../report/comparison-label';
import type { QueryResult } from '../../../report/query-result';
import type { Rows, Stats } from '../../../report/queries';
import { BlockSection } from '../block-section';
import { useIndicatorValues } from '../../../report/use-indicator-values';
import type { SectionProps } from '../types';
import { useReportRows } from '../../../report/queries';
import {
	getIndicatorHref,
	readIndicators,
	readValues,
} from '../../../report/indicators';

const ALLOWED = 'performance-indicators/allowed';
const ALL = {};

/** Height of a stacked card in px. */
const CARD_HEIGHT = 107;

/** The number of cards to reserve space for until they are loaded. */
const EXPECTED_CARDS = 5;

/** The values of the indicators by stat, as the totals of a report. */
function toStats( result: QueryResult< Rows > ): QueryResult< Stats > {
	return {
		...result,
		data: result.data && {
			totals: Object.fromEntries(
				readValues( result.data.rows ).flatMap( ( { stat, value } ) =>
					value === null ? [] : [ [ stat, value ] ]
				)
			),
			intervals: [],
		},
	};
}

/** Whether lower is better, or neither is. */
function getTrend( stat: string ) {
	const { isNeutral = false, isReverseTrend = false } =
		getSetting( 'dashboard' ).charts.find(
			( { report, key } ) => `${ report }/${ key }` === stat
		) ?? {};
	return { isNeutral, isReverseTrend };
}

/** Announces when the data of another period is loaded. */
function useAnnouncement( isRequesting: boolean, range: string ) {
	const wasRequesting = useRef( isRequesting );
	const announced = useRef( range );
	useEffect( () => {
		if (
			wasRequesting.current &&
			! isRequesting &&
			announced.current !== range
		) {
			announced.current = range;
			speak(
				sprintf(
					/* translators: %s: date range. */
					__( 'Overview updated, %s', 'storedeck' ),
					range
				)
			);
		}
		wasRequesting.current = isRequesting;
	}, [ isRequesting, range ] );
}

/** The performance indicators with their change. */
export function Performance( props: SectionProps ) {
	const { query, title, hiddenBlocks, filters, defaultDateRange } = props;
	const allowed = useReportRows( ALLOWED, ALL );
	const indicators = useMemo(
		() => readIndicators( allowed.data?.rows ?? [] ),
		[ allowed.data ]
	);
	const shown = indicators.filter(
		( { stat } ) => ! hiddenBlocks.includes( stat )
	);
	const stats = shown.map( ( { stat } ) => stat ).join( ',' );
	const { primary, secondary, until } = useIndicatorValues( {
		query,
		defaultDateRange,
		stats,
		filters,
	} );
	const formats = new Map< string, ValueType >(
		readValues( primary.data?.rows ?? [] ).map( ( { stat, format } ) => [
			stat,
			format,
		] )
	);
	const isNarrow = useViewportMatch( 'large', '<' );
	const isWaiting =
		( allowed.isRequesting && ! allowed.data ) ||
		( shown.length > 0 && primary.isRequesting && ! primary.data );
	// Reserves the space of the cards, so that nothing moves once they are loaded.
	const cardStyle =
		isNarrow && isWaiting
			? {
					minBlockSize:
						( shown.length || EXPECTED_CARDS ) * CARD_HEIGHT,
			  }
			: undefined;
	useAnnouncement(
		primary.isRequesting,
		getCurrentDates( query, defaultDateRange ).primary.range
	);

	return (
		<BlockSection
			section={ props }
			blocksTitle={ __( 'Display stats', 'storedeck' ) }
			blocks={ indicators.map( ( { stat, label } ) => ( {
				key: stat,
				label,
			} ) ) }
			allowed={ allowed }
			errorMessage={ __( 'Could not load stats.', 'storedeck' ) }
			emptyMessage={ __(
				'All stats are hidden. Use the section menu to display some.',
				'storedeck'
			) }
			isEmpty={ shown.length === 0 }
		>
			<OverlapNotice query={ query } />
			<div style={ cardStyle }>
				{ allowed.isRequesting && ! allowed.data && (
					<SummaryListPlaceholder isCollapsible={ false } />
				) }
				{ shown.length > 0 && (
					<MetricCards
						primary={ toStats( primary ) }
						secondary={ toStats( secondary ) }
						label={ title }
						prevLabel={ getComparisonLabel( query, until ) }
						metrics={ shown.map( ( indicator ) => ( {
							key: indicator.stat,
							stat: indicator.stat,
							label: indicator.label,
							type: formats.get( indicator.stat ) ?? 'number',
							...getTrend( indicator.stat ),
							href: getIndicatorHref( indicator, query ),
						} ) ) }
					/>
				) }
			</div>
			{ primary.data && secondary.error && ! secondary.data && (
				<FailureNotice
					message={ __(
						'Could not load the comparison period.',
						'storedeck'
					) }
					detail={ secondary.error.message }
					onRetry={ secondary.retry }
				/>
			) }
		</BlockSection>
	);
}
