import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, _n, _x, sprintf } from '@wordpress/i18n';
import { Link } from '@storedeck/components';
import { getNewPath } from '@storedeck/navigation';
import { getSetting } from '@storedeck/settings';
import { ConfirmDialog } from '../../../common/confirm-dialog';
import { formatCount, formatSiteDate } from '../../../common/store-format';
import { JobProgress } from '../../../jobs/job-progress';
import { DownloadProblems } from './problems';
import { describeResult, isRunning } from './use-order-imports';
import type { OrderImport } from './types';

interface Props {
	imports: OrderImport[];
	onCancel: ( id: string ) => void;
	onUndo: ( id: string ) => void;
}

function getState( item: OrderImport ) {
	switch ( item.status ) {
		case 'stopped':
			return sprintf(
				/* translators: %s: numbers of orders, for example "5 new, 0 updated, 2 unchanged". */
				__(
					'Stopped before the end: %s. Import the file again to complete it, or undo it.',
					'storedeck'
				),
				describeResult( item )
			);
		case 'undone':
			return __( 'Undone', 'storedeck' );
		default:
			return describeResult( item );
	}
}

/** Link to the Orders report of the imported period. */
function ReportLink( { item }: { item: OrderImport } ) {
	const [ after, before ] = item.period.map( ( date ) =>
		date.slice( 0, 10 )
	);
	return after && before ? (
		<Link
			href={ getNewPath(
				{ period: 'custom', compare: 'previous_period', after, before },
				'/analytics/orders',
				{}
			) }
		>
			{ __( 'Show in the Orders report', 'storedeck' ) }
		</Link>
	) : null;
}

interface RowProps {
	item: OrderImport;
	onCancel: ( id: string ) => void;
	onUndo: () => void;
}

function Row( { item, onCancel, onUndo }: RowProps ) {
	const { id, file, status } = item;
	const date = formatSiteDate(
		item.date_created,
		`${ getSetting( 'dateFormat' ) } ${ getSetting( 'timeFormat' ) }`
	);
	return (
		<li className={ `storedeck-export is-${ status }` }>
			<div className="storedeck-export__details">
				<strong className="storedeck-export__name">{ file }</strong>
				{ isRunning( item ) ? (
					<JobProgress
						label={ file }
						percent={ item.percent_complete }
					>
						{ status === 'undoing'
							? __( 'Undoing the import…', 'storedeck' )
							: __(
									'Importing… You can close this page.',
									'storedeck'
							  ) }
					</JobProgress>
				) : (
					<span className="storedeck-export__message">
						{ getState( item ) }
					</span>
				) }
				<span className="storedeck-export__dates">
					{ item.user_name
						? sprintf(
								/* translators: 1: date, 2: name of a user. */
								_x(
									'%1$s by %2$s',
									'date and user',
									'storedeck'
								),
								date,
								item.user_name
						  )
						: date }
				</span>
				{ item.notes.map( ( note ) => (
					<span key={ note } className="storedeck-export__message">
						{ note }
					</span>
				) ) }
				{ [ 'imported', 'stopped' ].includes( status ) && (
					<ReportLink item={ item } />
				) }
			</div>
			<div className="storedeck-export__actions">
				{ item.problems > 0 && <DownloadProblems item={ item } /> }
				{ status === 'importing' && (
					<Button
						variant="tertiary"
						aria-label={ sprintf(
							/* translators: %s: name of a file. */
							__( 'Cancel import: %s', 'storedeck' ),
							file
						) }
						onClick={ () => onCancel( id ) }
					>
						{ __( 'Cancel import', 'storedeck' ) }
					</Button>
				) }
				{ [ 'imported', 'stopped' ].includes( status ) && (
					<Button
						variant="tertiary"
						isDestructive
						aria-label={ sprintf(
							/* translators: %s: name of a file. */
							__( 'Undo import: %s', 'storedeck' ),
							file
						) }
						onClick={ onUndo }
					>
						{ __( 'Undo import', 'storedeck' ) }
					</Button>
				) }
			</div>
		</li>
	);
}

/** Imports, the newest first, with their results. */
export function PastImports( { imports, onCancel, onUndo }: Props ) {
	const [ asked, setAsked ] = useState< OrderImport >();
	return (
		<>
			<ul
				className="storedeck-order-file__imports"
				aria-label={ __( 'Imports of order files', 'storedeck' ) }
			>
				{ imports.map( ( item ) => (
					<Row
						key={ item.id }
						item={ item }
						onCancel={ onCancel }
						onUndo={ () => setAsked( item ) }
					/>
				) ) }
			</ul>
			{ asked && (
				<ConfirmDialog
					title={ sprintf(
						/* translators: %s: name of a file. */
						__( 'Undo the import of %s?', 'storedeck' ),
						asked.file
					) }
					message={ sprintf(
						/* translators: %s: number of orders. */
						_n(
							'This deletes its %s order, and the customers, products, categories and coupons that only it needs. What was edited since is kept.',
							'This deletes its %s orders, and the customers, products, categories and coupons that only they need. What was edited since is kept.',
							asked.total,
							'storedeck'
						),
						formatCount( asked.total )
					) }
					confirmLabel={ __( 'Undo import', 'storedeck' ) }
					onCancel={ () => setAsked( undefined ) }
					onConfirm={ () => {
						setAsked( undefined );
						onUndo( asked.id );
					} }
				/>
			) }
		</>
	);
}
