import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { ExportItem } from '@storedeck/data';
import { formatCount } from '../common/store-format';
import {
	describeExport,
	describeLeftOut,
	describeRows,
	describeSize,
} from './describe-export';
import { JobProgress } from './job-progress';
import './style.scss';

interface Props {
	item: ExportItem;
	onCancel: ( id: string ) => void;
	/** Has it made anew; where one was not finished. */
	onRetry?: ( item: ExportItem ) => void;
	/** Puts it away, or removes it: see `dismissLabel`. */
	onDismiss?: ( id: string ) => void;
	/** What the button that puts it away says. */
	dismissLabel?: string;
}

/** How an export stands: progress and a way to stop it, or its file. */
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
	const leftOut = describeLeftOut( item );
	/** Buttons of several exports say the same; their names tell them apart. */
	const nameOf = ( deed: string ) =>
		sprintf(
			/* translators: 1: what a button does, 2: what it does it with. */
			__( '%1$s: %2$s', 'storedeck' ),
			deed,
			name
		);

	return (
		<div className={ `storedeck-export is-${ status }` }>
			<div className="storedeck-export__what">
				<strong className="storedeck-export__name">{ name }</strong>
				{ isRunning ? (
					<JobProgress
						label={ name }
						percent={ item.percent_complete }
					>
						{ sprintf(
							/* translators: 1: number of rows that are done, 2: number of all rows. */
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
				{ leftOut && (
					<span className="storedeck-export__message">
						{ leftOut }
					</span>
				) }
			</div>
			<div className="storedeck-export__deeds">
				{ url && (
					<Button
						variant="secondary"
						href={ url }
						aria-label={ nameOf(
							__( 'Download file', 'storedeck' )
						) }
					>
						{ __( 'Download file', 'storedeck' ) }
					</Button>
				) }
				{ ! isRunning && ! url && onRetry && (
					<Button
						variant="secondary"
						aria-label={ nameOf(
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
						aria-label={ nameOf(
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
						aria-label={ nameOf( dismissLabel ) }
						onClick={ () => onDismiss( id ) }
					>
						{ dismissLabel }
					</Button>
				) }
			</div>
		</div>
	);
}
