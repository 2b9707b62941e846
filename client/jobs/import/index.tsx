import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { SectionHeader } from '@storedeck/components';
import { FailureNotice } from '../../common/failure-notice';
import { formatWallClock } from '../../common/store-format';
import { ConfirmDialog } from '../../common/confirm-dialog';
import { getStage, getStageText } from './import-status';
import { PeriodFields } from './period-fields';
import { Progress } from './progress';
import { useImport } from './use-import';

/** Brings orders from before the reports existed into them. */
export function HistoricalImport() {
	const task = useImport();
	const [ isAsking, setIsAsking ] = useState( false );
	const { status, totals, isImporting, isDeleting } = task;
	const isRunning = isImporting || isDeleting;
	// While it runs the status counts; before, the totals say what there is.
	const customersTotal = isImporting
		? status.customers_total
		: totals.customers;
	const ordersTotal = isImporting ? status.orders_total : totals.orders;
	const stage = getStage( {
		isError: Boolean( task.error ),
		isStarting: task.isStarting,
		isImporting,
		isDeleting,
		hasFinished: task.hasFinished,
		customersCount: status.customers_count,
		customersTotal,
		ordersCount: status.orders_count,
		ordersTotal,
	} );

	const canStart = stage !== 'nothing' && ! task.isStarting;

	return (
		<section
			className="storedeck-settings__import"
			aria-label={ __( 'Import historical data', 'storedeck' ) }
			tabIndex={ -1 }
			data-retry-focus
		>
			<SectionHeader
				title={ __( 'Import historical data', 'storedeck' ) }
			/>
			<div className="storedeck-settings__import-body">
				<p>
					{ __(
						'Orders and customers from before the reports existed are counted once they are imported here.',
						'storedeck'
					) }
				</p>
				{ ! isRunning && <PeriodFields { ...task.form } /> }
				{ task.isKnown && ! isRunning && (
					<p>
						{ sprintf(
							/* translators: 1: number of customers, 2: number of orders. */
							__(
								'Customers to import: %1$d. Orders to import: %2$d.',
								'storedeck'
							),
							totals.customers ?? 0,
							totals.orders ?? 0
						) }
					</p>
				) }
				{ isImporting && (
					<>
						<Progress
							label={ __( 'Customers', 'storedeck' ) }
							count={ status.customers_count }
							total={ customersTotal }
						/>
						<Progress
							label={ __( 'Orders and refunds', 'storedeck' ) }
							count={ status.orders_count }
							total={ ordersTotal }
						/>
					</>
				) }
				{ isDeleting && (
					<Progress
						label={ __( 'Removed, in percent', 'storedeck' ) }
						count={ status.percent_deleted }
						total={ 100 }
					/>
				) }
				<p role="status" className="storedeck-settings__stage">
					{ ( task.isKnown || task.isStarting ) &&
						sprintf(
							/* translators: %s: how far an import is. */
							__( 'Status: %s', 'storedeck' ),
							getStageText( stage )
						) }
				</p>
				{ status.imported_from && (
					<p className="storedeck-settings__help">
						{ typeof status.imported_from === 'string'
							? sprintf(
									/* translators: %s: a date. */
									__( 'Imported from %s on', 'storedeck' ),
									formatWallClock( status.imported_from )
							  )
							: __(
									'Imported from the first order on',
									'storedeck'
							  ) }
					</p>
				) }
				{ task.error && (
					<FailureNotice
						message={ __(
							'The import could not be read.',
							'storedeck'
						) }
						detail={ task.error.message }
						onRetry={ task.retry }
					/>
				) }
				{ task.failure !== undefined && (
					<FailureNotice
						message={ task.failure || getStageText( 'error' ) }
					/>
				) }
				<div className="storedeck-settings__actions">
					{ isRunning ? (
						<Button variant="secondary" onClick={ task.stop }>
							{ __( 'Stop Import', 'storedeck' ) }
						</Button>
					) : (
						<>
							<Button
								variant="primary"
								isBusy={ task.isStarting }
								aria-disabled={ ! canStart }
								onClick={ () => {
									if ( canStart ) {
										task.start();
									}
								} }
							>
								{ __( 'Start', 'storedeck' ) }
							</Button>
							<Button
								variant="secondary"
								isDestructive
								onClick={ () => setIsAsking( true ) }
							>
								{ __(
									'Delete Previously Imported Data',
									'storedeck'
								) }
							</Button>
						</>
					) }
				</div>
			</div>
			{ isAsking && (
				<ConfirmDialog
					title={ __(
						'Delete Previously Imported Data',
						'storedeck'
					) }
					message={ __(
						'The reports will be empty until the orders are imported again. The orders themselves stay.',
						'storedeck'
					) }
					confirmLabel={ __( 'Delete', 'storedeck' ) }
					onCancel={ () => setIsAsking( false ) }
					onConfirm={ () => {
						setIsAsking( false );
						task.remove();
					} }
				/>
			) }
		</section>
	);
}
