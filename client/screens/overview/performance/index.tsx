import { speak } from '@wordpress/a11y';
import { useViewportMatch } from '@wordpress/compose';
import { useEffect, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { SummaryListPlaceholder } from '@storedeck/components';
import type { Indicator } from '@storedeck/data';
import { getCurrentDates } from '@storedeck/date';
import { getSetting } from '@storedeck/settings';
import { FailureNotice } from '../../../common/failure-notice';
import { MetricCards } from '../../../report-components/metric-cards';
import { OverlapNotice } from '../../../report-components/overlap-notice';
import { getComparisonLabel } from '../../../report/comparison-label';
import type { QueryResult, Stats } from '../../../report/query-result';
import { BlockSection } from '../block-section';
import { useIndicators } from '../../../report/use-indicators';
import type { SectionProps } from '../types';
import {
	getIndicatorHref,
	getIndicatorWhyHref,
} from '../../../report/indicators';

/** Height of a stacked card in px. */
const CARD_HEIGHT = 107;

/** The number of cards to reserve space for until they are loaded. */
const EXPECTED_CARDS = 5;

type Values = QueryResult< Pick< Stats, 'totals' > >;

/** The values of an answer, unless they are of another question. */
const getCurrent = < T, >( { data, isPreviousData }: QueryResult< T > ) =>
	isPreviousData ? undefined : data;

/** The values of both answers. */
const merge = ( result: Values, added: Values ): Values => ( {
	...result,
	data: result.data && {
		totals: { ...result.data.totals, ...getCurrent( added )?.totals },
	},
} );

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
	const known = useIndicators( { query, filters } );
	const all = known.primary.data?.items ?? [];
	const isHidden = ( { stat }: Indicator ) => hiddenBlocks.includes( stat );
	// Those that the user displays since.
	const missing = all.filter( ( one ) => ! one.format && ! isHidden( one ) );
	const added = useIndicators(
		{ query, filters, state: missing.length > 0 ? 'ready' : 'empty' },
		missing.map( ( { stat } ) => stat ).join( ',' )
	);
	const primary = merge( known.primary, added.primary );
	const secondary = merge( known.secondary, added.secondary );
	const shown = all.flatMap( ( one ) => {
		const { items = [] } = getCurrent( added.primary ) ?? {};
		const { format } =
			[ one, ...items ].find(
				( other ) => other.stat === one.stat && other.format
			) ?? {};
		return format && ! isHidden( one ) ? { ...one, format } : [];
	} );
	const isNarrow = useViewportMatch( 'large', '<' );
	const isWaiting = primary.isRequesting && ! primary.data;
	// Reserves the space of the cards, so that nothing moves once they are loaded.
	const cardStyle =
		isNarrow && isWaiting
			? { minBlockSize: EXPECTED_CARDS * CARD_HEIGHT }
			: undefined;
	useAnnouncement(
		primary.isRequesting,
		getCurrentDates( query, defaultDateRange ).primary.range
	);

	return (
		<BlockSection
			section={ props }
			blocksTitle={ __( 'Display stats', 'storedeck' ) }
			blocks={ all.map( ( { stat, label } ) => ( {
				key: stat,
				label,
			} ) ) }
			allowed={ primary }
			errorMessage={ __( 'Could not load stats.', 'storedeck' ) }
			emptyMessage={ __(
				'All stats are hidden. Use the section menu to display some.',
				'storedeck'
			) }
			isEmpty={ all.every( isHidden ) }
		>
			<OverlapNotice query={ query } />
			<div style={ cardStyle }>
				{ isWaiting && (
					<SummaryListPlaceholder isCollapsible={ false } />
				) }
				{ shown.length > 0 && (
					<MetricCards
						primary={ primary }
						secondary={ secondary }
						label={ title }
						prevLabel={ getComparisonLabel( query, known.until ) }
						metrics={ shown.map( ( indicator ) => ( {
							key: indicator.stat,
							stat: indicator.stat,
							label: indicator.label,
							type: indicator.format,
							...getTrend( indicator.stat ),
							href: getIndicatorHref( indicator, query ),
							whyHref: getIndicatorWhyHref( indicator, query ),
						} ) ) }
					/>
				) }
			</div>
			{ added.primary.error && ! added.primary.data && (
				<FailureNotice
					message={ __( 'Could not load stats.', 'storedeck' ) }
					detail={ added.primary.error.message }
					onRetry={ added.primary.retry }
				/>
			) }
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
