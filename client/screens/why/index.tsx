import { useEffect, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { hasComparedPeriod } from '../../common/url-dates';
import { announce } from '../../common/announce';
import { AsyncContent } from '../../common/async-content';
import { formatList } from '../../common/format-list';
import { Loading } from '../../common/loading';
import { NearViewport } from '../../common/near-viewport';
import { ScreenSection } from '../../common/screen-section';
import type { ScreenProps } from '../../common/screen-props';
import { getBusyClass } from '../../report-components/busy';
import { OverlapNotice } from '../../report-components/overlap-notice';
import { Toolbar } from '../../report-components/toolbar';
import { getWhyPath } from '../../report/change/links';
import {
	MAIN_DIMENSIONS,
	getUnits,
	rankChanges,
} from '../../report/change/parts';
import { fromUnits, getDecimals } from '../../report/change/units';
import { useChanges } from '../../report/change/use-changes';
import { describePeriods } from '../../report/comparison-label';
import { findDimensions, getStatsEndpoint } from '../../report/dimensions';
import { createRowCounter } from '../../report/report-filters';
import { getCharts, getSelectedChart } from '../../report/selected-chart';
import type { Report, ReportChart } from '../../report/types';
import { getSource, useStats } from '../../report/use-report';
import { useReportQuery } from '../../report/use-report-query';
import type { ResolvedReport } from '../../report/use-report-query';
import { getReports } from '../../reports';
import { useLoadedReport } from '../../reports/use-loaded-report';
import { describeDifference } from './describe-difference';
import { DimensionList } from './dimension-list';
import { Factors } from './factors';
import { SoldOut } from './sold-out';
import { Split } from './split';
import './style.scss';

/** Metrics that count items. */
const ITEMS = [ 'num_items_sold', 'items_sold' ];

const NO_STATS = { totals: {}, intervals: [] };

/** Of a search without results. */
const EMPTY = { primary: NO_STATS, compared: NO_STATS };

interface Props extends ScreenProps {
	resolved: ResolvedReport;
	chart: ReportChart;
	reportPath: string;
}

/** What explains the change of a metric. */
function Explanation( { resolved, chart, reportPath, path, query }: Props ) {
	const source = getSource( resolved );
	const { primary, secondary, until } = useStats(
		{ ...source, empty: EMPTY, more: { totals_only: true } },
		[ 'primary', 'compared' ]
	).totals;
	const dimensions = findDimensions( getStatsEndpoint( resolved.report ) );
	const keys = dimensions.map( ( { segmentby } ) => segmentby );
	const main = keys.filter( ( by ) => MAIN_DIMENSIONS.includes( by ) );
	// The report of a plugin may have only dimensions of its own.
	const first = main.length > 0 ? main : keys;
	const more = keys.filter( ( by ) => ! first.includes( by ) );
	const changes = useChanges( source, chart.key, first );
	// Most people need no more than the first ones, which take less time.
	const moreChanges = useChanges(
		{
			...source,
			state: changes.data && more.length > 0 ? source.state : 'empty',
		},
		chart.key,
		more
	);
	const heading = useRef< HTMLHeadingElement >( null );
	const focusHeading = () => heading.current?.focus();

	const failure = resolved.failure ?? primary.error ?? secondary.error;
	const isCurrent = ! primary.isPreviousData && ! secondary.isPreviousData;
	const now = isCurrent ? primary.data?.totals : undefined;
	const before = isCurrent ? secondary.data?.totals : undefined;
	const change = now &&
		before && {
			metric: chart.key,
			decimals: getDecimals( chart.type ),
			now,
			before,
		};
	const sentence =
		change &&
		describeDifference(
			chart,
			change.now[ chart.key ] ?? 0,
			change.before[ chart.key ] ?? 0,
			fromUnits( getUnits( change ), change.decimals )
		);
	useEffect( focusHeading, [] );
	useEffect( () => {
		if ( sentence ) {
			announce( sentence );
		}
	}, [ sentence ] );

	const lists = [ changes, moreChanges ].map( ( { data, isPreviousData } ) =>
		isPreviousData ? undefined : data
	);
	const all = lists.flatMap( ( list ) => list ?? [] );
	const ranked = change
		? lists
				.flatMap( ( list ) => rankChanges( list ?? [], change ) )
				.flatMap( ( parts ) => {
					const dimension = dimensions.find(
						( { segmentby } ) => segmentby === parts.by
					);
					return dimension ? { parts, dimension } : [];
				} )
		: [];
	const asked = ranked.find( ( { parts } ) => parts.by === query.by );
	const shown =
		asked ??
		( more.includes( String( query.by ) ) && ! lists[ 1 ]
			? undefined
			: ranked[ 0 ] );
	const isLoading =
		! shown && ( changes.isRequesting || moreChanges.isRequesting );
	const unsplit = dimensions.filter(
		( { segmentby } ) =>
			all.some( ( { by, weight } ) => weight && by === segmentby ) &&
			! ranked.some( ( { parts } ) => parts.by === segmentby )
	);
	const items = ITEMS.find( ( key ) => now && key in now );
	const title = sprintf(
		/* translators: %s: name of a metric, e.g. "Net sales". */
		__( 'Why did %s change?', 'storedeck' ),
		chart.label
	);

	return (
		<>
			<div className="storedeck-why__lead">
				<h2 ref={ heading } tabIndex={ -1 }>
					{ sentence ?? title }
				</h2>
				<p>{ describePeriods( query, until ) }</p>
			</div>
			<AsyncContent
				isLoading={ ! change }
				error={ failure }
				errorMessage={ __( 'Could not load stats.', 'storedeck' ) }
				onRetry={ () => {
					resolved.failure?.retry();
					primary.retry();
					secondary.retry();
				} }
			>
				{ change && (
					<ScreenSection
						label={ __( 'Orders', 'storedeck' ) }
						name="factors of the change"
					>
						<Factors chart={ chart } change={ change } />
					</ScreenSection>
				) }
				<ScreenSection
					label={ __( 'Split', 'storedeck' ) }
					name="parts of the change"
				>
					<AsyncContent
						isLoading={ isLoading }
						hasContent={ ranked.length > 0 }
						error={ changes.error ?? moreChanges.error }
						errorMessage={ __(
							'Could not load what changed.',
							'storedeck'
						) }
						onRetry={ () => {
							changes.retry();
							moreChanges.retry();
						} }
					>
						{ shown ? (
							<div
								className={ `storedeck-why__parts ${
									getBusyClass( changes ) ?? ''
								}` }
							>
								<Split
									resolved={ resolved }
									chart={ chart }
									reportPath={ reportPath }
									query={ query }
									onFollow={ focusHeading }
									{ ...shown }
								/>
								<DimensionList
									chart={ chart }
									path={ path }
									query={ query }
									ranked={ ranked }
									selected={ shown.parts.by }
								/>
							</div>
						) : (
							<p>
								{ sprintf(
									/* translators: %s: name of a metric, e.g. "Fees". */
									__(
										'%s cannot be split this way.',
										'storedeck'
									),
									chart.label
								) }
							</p>
						) }
						{ shown && unsplit.length > 0 && (
							<p className="storedeck-why__note">
								{ sprintf(
									/* translators: %s: names of dimensions, e.g. "Products and Categories". */
									__(
										'Not split by %s: an order counts in several of them, so their averages do not add up.',
										'storedeck'
									),
									formatList(
										unsplit.map( ( { label } ) => label )
									)
								) }
							</p>
						) }
					</AsyncContent>
				</ScreenSection>
				{ items &&
					dimensions.some(
						( { segmentby } ) => segmentby === 'product'
					) && (
						<NearViewport
							className="storedeck-why__stock"
							label={ __( 'Loading…', 'storedeck' ) }
						>
							<ScreenSection
								label={ __( 'Stock', 'storedeck' ) }
								name="stock of products that sold less"
							>
								<SoldOut source={ source } metric={ items } />
							</ScreenSection>
						</NearViewport>
					) }
			</AsyncContent>
		</>
	);
}

function Why( {
	report,
	reportPath,
	path,
	query,
}: ScreenProps & { report: Report; reportPath: string } ) {
	const resolved = useReportQuery( report, query );
	const { filterSet } = resolved;
	const chart = getSelectedChart( getCharts( report ), query.chart );
	return (
		<>
			<Toolbar
				query={ query }
				path={ path }
				name={ `filters of ${ report.id }` }
				getCount={ createRowCounter( resolved.report, filterSet ) }
				{ ...filterSet }
			/>
			<OverlapNotice query={ query } />
			{ chart && ! report.isTimeless && hasComparedPeriod( query ) ? (
				<Explanation
					resolved={ resolved }
					chart={ chart }
					reportPath={ reportPath }
					path={ path }
					query={ query }
				/>
			) : (
				<p>
					{ __(
						'Choose what the period is compared with.',
						'storedeck'
					) }
				</p>
			) }
		</>
	);
}

/** What explains the change of a metric of a report, whose URL it has on another path. */
export default function WhyScreen( { path, query }: ScreenProps ) {
	const entry = getReports().find(
		( { path: reportPath } ) => getWhyPath( reportPath ) === path
	);
	const report = useLoadedReport( entry?.id ?? '' );
	return (
		<div
			className="storedeck-why"
			role="group"
			aria-label={ __( 'Why did it change?', 'storedeck' ) }
			tabIndex={ -1 }
			data-retry-focus
		>
			{ entry && report ? (
				<Why
					report={ report }
					reportPath={ entry.path }
					path={ path }
					query={ query }
				/>
			) : (
				<Loading />
			) }
		</div>
	);
}
