import { __, sprintf } from '@wordpress/i18n';
import { Link, Table, TablePlaceholder } from '@storedeck/components';
import { getNewPath, getPersistedQuery } from '@storedeck/navigation';
import type { Query } from '@storedeck/navigation';
import { FailureNotice } from '../../common/failure-notice';
import { Panel } from '../../common/panel';
import { getHeaders } from './headers';
import { formatDifference, getMetricRow } from './metric-row';
import type { ComparedReport, Comparison } from './types';
import type { Result } from './use-comparisons';

/** Rows to reserve space for. */
const EXPECTED_ROWS = 5;

const getSourceName = ( source: string ) =>
	source === 'storedeck' ? 'Storedeck' : 'WooCommerce';

/** By how much a reason changes each metric. */
function Amounts( {
	amounts,
}: Pick< Comparison[ 'reasons' ][ number ], 'amounts' > ) {
	return (
		<ul className="storedeck-comparison__amounts">
			{ amounts.map( ( { key, label, format, amount } ) => (
				<li key={ key }>
					{ label }: <bdi>{ formatDifference( amount, format ) }</bdi>
				</li>
			) ) }
		</ul>
	);
}

function Reasons( { comparison }: { comparison: Comparison } ) {
	const { metrics, reasons } = comparison;
	if ( ! metrics.some( ( metric ) => metric.is_different ) ) {
		return null;
	}
	return (
		<div className="storedeck-comparison__reasons">
			<h3>{ __( 'Why they differ', 'storedeck' ) }</h3>
			{ reasons.length === 0 ? (
				<p>{ __( 'No known reason was found.', 'storedeck' ) }</p>
			) : (
				<ul>
					{ reasons.map( ( { code, text, amounts } ) => (
						<li key={ code }>
							{ text }
							{ amounts.length > 0 && (
								<Amounts amounts={ amounts } />
							) }
						</li>
					) ) }
				</ul>
			) }
		</div>
	);
}

interface Props {
	report: ComparedReport;
	/** Undefined while the report is loading. */
	result: Result | undefined;
	query: Query;
	onRetry: () => void;
}

/** The metrics of a report from both engines. */
export function ReportSection( { report, result, query, onRetry }: Props ) {
	const { title, path, isTimeless } = report;
	const headers = getHeaders();
	const comparison = result?.data;
	return (
		<Panel
			title={ title }
			description={
				isTimeless &&
				__( 'As of now. The date range does not apply.', 'storedeck' )
			}
			className="storedeck-comparison__report"
			actions={
				<Link
					href={ getNewPath( {}, path, getPersistedQuery( query ) ) }
				>
					{ sprintf(
						/* translators: %s: title of a report. */
						__( 'Open report: %s', 'storedeck' ),
						title
					) }
				</Link>
			}
		>
			{ ! result && (
				<TablePlaceholder
					caption={ title }
					headers={ headers }
					numberOfRows={ EXPECTED_ROWS }
				/>
			) }
			{ result?.error && (
				<FailureNotice
					message={ sprintf(
						/* translators: %s: title of a report. */
						__( 'Could not compare the report %s.', 'storedeck' ),
						title
					) }
					detail={ result.error.message }
					onRetry={ onRetry }
				/>
			) }
			{ comparison?.errors.map( ( { source, message } ) => (
				<FailureNotice
					key={ source }
					message={ sprintf(
						/* translators: %s: Storedeck or WooCommerce. */
						__( '%s could not load this report.', 'storedeck' ),
						getSourceName( source )
					) }
					detail={ message }
					onRetry={ onRetry }
				/>
			) ) }
			{ comparison && (
				<>
					<Table
						caption={ title }
						headers={ headers }
						rows={ comparison.metrics.map( getMetricRow ) }
						isStackable
					/>
					<Reasons comparison={ comparison } />
				</>
			) }
		</Panel>
	);
}
