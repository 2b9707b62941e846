import { __, sprintf } from '@wordpress/i18n';
import { Link } from '@storedeck/components';
import { getNewPath, getPersistedQuery } from '@storedeck/navigation';
import type { Query } from '@storedeck/navigation';
import type { DimensionSetting } from '@storedeck/settings';
import { isolateInRtl } from '../../common/isolate';
import { Panel } from '../../common/panel';
import { formatMetric } from '../../common/store-format';
import { ChangeParts } from '../../report-components/change-parts';
import { getFilterUpdate } from '../../report/change/links';
import type { ChangePart, ChangeParts as Parts } from '../../report/change/parts';
import { fromUnits } from '../../report/change/units';
import { getItemQuery, getStatsEndpoint } from '../../report/dimensions';
import { EXPLORE } from '../../report/question';
import type { ReportChart } from '../../report/types';
import type { ResolvedReport } from '../../report/use-report-query';

interface Props {
	resolved: ResolvedReport;
	chart: ReportChart;
	/** Of the report. */
	reportPath: string;
	path: string;
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
	path,
	query,
	dimension,
	parts,
	onFollow,
}: Props ) {
	const { label, link } = dimension;
	const kept = { ...query, paged: undefined, by: undefined };
	const getUpdate = ( { id }: ChangePart ) =>
		getFilterUpdate(
			dimension,
			id,
			query,
			reportPath,
			resolved.filterSet.advancedFilters ?? {}
		);
	const getReportHref = ( part: ChangePart ) => {
		const update = getUpdate( part );
		return update
			? getNewPath( update, reportPath, kept )
			: link &&
					getNewPath(
						{
							...getPersistedQuery( query ),
							...getItemQuery( link, part.id ),
						},
						link.report,
						{}
					);
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
					const update = getUpdate( part );
					return update ? (
						<Link
							href={ getNewPath( update, path, kept ) }
							aria-label={ sprintf(
								/* translators: 1: name of a metric, e.g. "Net sales"; 2: name of a product, country or the like. */
								__( 'Why did %1$s of %2$s change?', 'storedeck' ),
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
					const href = getReportHref( part );
					return (
						href && (
							<>
								{ ' · ' }
								<Link
									href={ href }
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
