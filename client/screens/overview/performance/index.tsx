import { speak } from '@wordpress/a11y';
import { useViewportMatch } from '@wordpress/compose';
import { useEffect, useMemo, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { SummaryListPlaceholder } from '@storedeck/components';
import { getCurrentDates } from '@storedeck/date';
import { isReverseTrend } from '../../../reports/reverse-trends';
import type { ValueType } from '../../../common/store-format';
import { FailureNotice } from '../../../common/failure-notice';
import { MetricCards } from '../../../report-components/metric-cards';
import { OverlapNotice } from '../../../report-components/overlap-notice';
import { getComparisonLabel } from '../../../report/comparison-label';
import type { QueryResult } from '../../../report/query-result';
import type { Rows, Stats } from '../../../report/queries';
import { BlockSection } from '../block-section';
import { getRangeQuery } from '../../../report/range-query';
import type { SectionProps } from '../types';
import { useReportRows } from '../../../report/queries';
import {
	getIndicatorHref,
	readIndicators,
	readValues,
} from '../../../report/indicators';

const ENDPOINT = 'performance-indicators';
const ALL = {};

/** Height of a card in pixels where the cards stand one below the other. */
const CARD_HEIGHT = 107;

/** As many cards are expected before it is known which there are. */
const EXPECTED_CARDS = 5;

/** Figures of a range, by their stat. */
function toStats( part: QueryResult< Rows > ): QueryResult< Stats > {
	return {
		...part,
		data: part.data && {
			totals: Object.fromEntries(
				readValues( part.data.rows ).flatMap( ( { stat, value } ) =>
					value === null ? [] : [ [ stat, value ] ]
				)
			),
			intervals: [],
		},
	};
}

/** Tells when the figures of another range are there. */
function useUpdateMessage( isLoading: boolean, range: string ) {
	const wasLoading = useRef( isLoading );
	const told = useRef( range );
	useEffect( () => {
		if ( wasLoading.current && ! isLoading && told.current !== range ) {
			told.current = range;
			speak(
				sprintf(
					/* translators: %s: range of dates. */
					__( 'Overview updated, %s', 'storedeck' ),
					range
				)
			);
		}
		wasLoading.current = isLoading;
	}, [ isLoading, range ] );
}

/** How the shop does: a card for each indicator, each with its change. */
export function Performance( props: SectionProps ) {
	const { query, title, hiddenBlocks, filters, defaultDateRange } = props;
	const allowed = useReportRows( `${ ENDPOINT }/allowed`, ALL );
	const indicators = useMemo(
		() => readIndicators( allowed.data?.rows ?? [] ),
		[ allowed.data ]
	);
	const shown = indicators.filter(
		( { stat } ) => ! hiddenBlocks.includes( stat )
	);
	const stats = shown.map( ( { stat } ) => stat ).join( ',' );
	const toQuery = ( which: 'primary' | 'secondary' ) => {
		const range = getRangeQuery( query, defaultDateRange, which, filters );
		return range && stats ? { ...range, stats } : undefined;
	};
	const primary = useReportRows( ENDPOINT, toQuery( 'primary' ) );
	const secondary = useReportRows( ENDPOINT, toQuery( 'secondary' ) );
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
	// The place of the cards, so that nothing below moves when they come.
	const place =
		isNarrow && isWaiting
			? {
					minBlockSize:
						( shown.length || EXPECTED_CARDS ) * CARD_HEIGHT,
			  }
			: undefined;
	useUpdateMessage(
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
			errorMessage={ __(
				'There was an error getting your stats. Please try again.',
				'storedeck'
			) }
			nothing={ __(
				'All stats are hidden. Choose some in the menu of this section.',
				'storedeck'
			) }
			isEmpty={ shown.length === 0 }
		>
			<OverlapNotice query={ query } />
			<div style={ place }>
				{ allowed.isRequesting && ! allowed.data && (
					<SummaryListPlaceholder />
				) }
				{ shown.length > 0 && (
					<MetricCards
						primary={ toStats( primary ) }
						secondary={ toStats( secondary ) }
						label={ title }
						prevLabel={ getComparisonLabel( query ) }
						metrics={ shown.map( ( indicator ) => ( {
							key: indicator.stat,
							stat: indicator.stat,
							label: indicator.label,
							type: formats.get( indicator.stat ) ?? 'number',
							isReverseTrend: isReverseTrend( indicator.stat ),
							href: getIndicatorHref( indicator, query ),
						} ) ) }
					/>
				) }
			</div>
			{ shown.length > 0 && secondary.error && ! secondary.data && (
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
