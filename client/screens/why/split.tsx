import { __, sprintf } from '@wordpress/i18n';
import { Link } from '@storedeck/components';
import { getNewPath, getPersistedQuery } from '@storedeck/navigation';
import type { Query } from '@storedeck/navigation';
import type { DimensionSetting } from '@storedeck/settings';
import { isolateInRtl } from '../../common/isolate';
import { Panel } from '../../common/panel';
import { formatMetric } from '../../common/store-format';
import { ChangeParts } from '../../report-components/change-parts';
import { getFilterUpdate, getWhyPath } from '../../report/change/links';
import type {
	ChangePart,
	ChangeParts as Parts,
} from '../../report/change/parts';
import { fromUnits } from '../../report/change/units';
import { getItemQuery, getStatsEndpoint } from '../../report/dimensions';
import { EXPLORE } from '../../report/question';
import { getCharts } from '../../report/selected-chart';
import type { ReportChart } from '../../report/types';
import type { ResolvedReport } from '../../report/use-report-query';
import { getReports } from '../../reports';
import { useLoadedReport } from '../../reports/use-loaded-report';

interface Props {
	resolved: ResolvedReport;
	chart: ReportChart;
	/** Of the report. */
	reportPath: string;
	query: Query;
	dimension: DimensionSetting;
	parts: Parts;
	/** Called when a part is followed. */
	onFollow: () => void;
}

/** What Explore can be asked: all that is of orders. */
const canExplore = ( { report }: ResolvedReport ) =>
	report.splitBy !== undefined ||
	[ 'orders', 'revenue' ].includes( getStatsEndpoint( report ) );

/** How much of an average's change is from the shares of the rows. */
function describeMix( { type }: ReportChart, mix: number, parts: Parts ) {
	const format = ( units: number ) =>
		isolateInRtl(
			formatMetric( type, fromUnits( units, parts.decimals ) ) ?? ''
		);
	return sprintf(
		/* translators: 1 and 2: amounts. */
		__(
			'%1$s is from other shares of the rows in all orders, %2$s from other averages of the rows.',
			'storedeck'
		),
		format( mix ),
		format( parts.units - mix )
	);
}

/** The change by the values of a dimension, each of which leads on. */
export function Split( {
	resolved,
	chart,
	reportPath,
	query,
	dimension,
	parts,
	onFollow,
}: Props ) {
	const { label, link } = dimension;
	// Its report, where one more filter of this report cannot limit it to a value.
	const other = useLoadedReport(
		getReports().find( ( { path } ) => path === link?.report )?.id ?? ''
	);
	const isExplained =
		! query.search &&
		( ! query.filter || query.filter === 'all' ) &&
		other !== undefined &&
		getCharts( other ).some( ( { key } ) => key === chart.key );
	const getTarget = ( { id }: ChangePart ) => {
		const update = getFilterUpdate(
			dimension,
			id,
			query,
			reportPath,
			resolved.filterSet.advancedFilters ?? {}
		);
		return update
			? {
					path: reportPath,
					query: {
						...query,
						paged: undefined,
						by: undefined,
						...update,
					},
					isExplained: true,
			  }
			: link && {
					path: link.report,
					query: {
						...getPersistedQuery( query ),
						...( isExplained && { chart: chart.key } ),
						...getItemQuery( link, id ),
					},
					isExplained,
			  };
	};
	return (
		<Panel
			className="storedeck-why__split"
			title={ label }
			description={
				parts.mix === undefined
					? undefined
					: describeMix( chart, parts.mix, parts )
			}
		>
			<ChangeParts
				caption={ label }
				metric={ chart }
				parts={ parts }
				renderName={ ( part ) => {
					const target = getTarget( part );
					return target?.isExplained ? (
						<Link
							href={ getNewPath(
								target.query,
								getWhyPath( target.path ),
								{}
							) }
							aria-label={ sprintf(
								/* translators: 1: name of a metric, e.g. "Net sales"; 2: name of a product, country or the like. */
								__(
									'Why did %1$s of %2$s change?',
									'storedeck'
								),
								chart.label,
								part.label
							) }
							onClick={ onFollow }
						>
							<bdi>{ part.label }</bdi>
						</Link>
					) : (
						<bdi>{ part.label }</bdi>
					);
				} }
				renderMore={ ( part ) => {
					const target = getTarget( part );
					return (
						target && (
							<>
								{ ' · ' }
								<Link
									href={ getNewPath(
										target.query,
										target.path,
										{}
									) }
									aria-label={ sprintf(
										/* translators: %s: name of a product, country or the like. */
										__( 'View report of %s', 'storedeck' ),
										part.label
									) }
								>
									{ __( 'View report', 'storedeck' ) }
								</Link>
							</>
						)
					);
				} }
			/>
			{ canExplore( resolved ) && (
				<p>
					<Link
						href={ getNewPath(
							{
								metrics: chart.key,
								by: parts.by,
								orderby: `${ chart.key }_change`,
								order: parts.units < 0 ? 'asc' : 'desc',
								chart: undefined,
								show: 'table',
							},
							EXPLORE,
							{ ...query, paged: undefined }
						) }
					>
						{ __( 'Show all in Explore', 'storedeck' ) }
					</Link>
				</p>
			) }
		</Panel>
	);
}
