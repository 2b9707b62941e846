import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { ExportItem } from '@storedeck/data';
import { formatCount } from '../common/store-format';
import {
	describeDates,
	describeExport,
	describeMissingColumns,
	describeRows,
	describeSize,
} from './describe-export';
import { JobProgress } from './job-progress';
import './style.scss';

interface Props {
	item: ExportItem;
	onCancel: ( id: string ) => void;
	/** Starts an export again that failed or was cancelled. */
	onRetry?: ( item: ExportItem ) => void;
	/** Dismisses or deletes the export, see `dismissLabel`. */
	onDismiss?: ( id: string ) => void;
	dismissLabel?: string;
}

/** An export with its progress and a button to cancel it, or with its file. */
export function ExportRow( {
	item,
	onCancel,
	onRetry,
	onDismiss,
	dismissLabel = __( 'Dismiss', 'storedeck' ),
}: Props ) {
	const { id, status, message, download_url: url } = item;
	const name = describeExport( item );
	const isRunning = status === 'processing';
	const leftOut = describeMissingColumns( item );
	/** Distinguishes the buttons of several exports. */
	const getButtonLabel = ( action: string ) =>
		sprintf(
			/* translators: 1: action, 2: title of an export. */
			__( '%1$s: %2$s', 'storedeck' ),
			action,
			name
		);

	return (
		<div className={ `storedeck-export is-${ status }` }>
			<div className="storedeck-export__details">
				<strong className="storedeck-export__name">{ name }</strong>
				{ isRunning ? (
					<JobProgress
						label={ name }
						percent={ item.percent_complete }
					>
						{ sprintf(
							/* translators: 1: number of exported rows, 2: total number of rows. */
							__( '%1$s of %2$s rows', 'storedeck' ),
							formatCount( item.rows ),
							formatCount( item.rows_total )
						) }
					</JobProgress>
				) : (
					<span className="storedeck-export__message">
						{ message }
						{ url && (
							<span className="storedeck-export__size">
								{ sprintf(
									/* translators: 1: number of rows, e.g. "12 rows", 2: size of a file, e.g. "3 kB". */
									__( '%1$s, %2$s', 'storedeck' ),
									describeRows( item.rows ),
									describeSize( item.bytes )
								) }
							</span>
						) }
					</span>
				) }
				<span className="storedeck-export__dates">
					{ describeDates( item ) }
				</span>
				{ leftOut && (
					<span className="storedeck-export__message">
						{ leftOut }
					</span>
				) }
			</div>
			<div className="storedeck-export__actions">
				{ url && (
					<Button
						variant="secondary"
						href={ url }
						aria-label={ getButtonLabel(
							__( 'Download file', 'storedeck' )
						) }
					>
						{ __( 'Download file', 'storedeck' ) }
					</Button>
				) }
				{ ! isRunning && ! url && onRetry && (
					<Button
						variant="secondary"
						aria-label={ getButtonLabel(
							__( 'Export again', 'storedeck' )
						) }
						onClick={ () => onRetry( item ) }
					>
						{ __( 'Export again', 'storedeck' ) }
					</Button>
				) }
				{ isRunning && (
					<Button
						variant="tertiary"
						aria-label={ getButtonLabel(
							__( 'Cancel export', 'storedeck' )
						) }
						onClick={ () => onCancel( id ) }
					>
						{ __( 'Cancel export', 'storedeck' ) }
					</Button>
				) }
				{ ! isRunning && onDismiss && (
					<Button
						variant="tertiary"
						aria-label={ getButtonLabel( dismissLabel ) }
						onClick={ () => onDismiss( id ) }
					>
						{ dismissLabel }
					</Button>
				) }
			</div>
		</div>
	);
}
