import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { SectionHeader } from '@storedeck/components';
import { FailureNotice } from '../../common/failure-notice';
import { formatSiteDate } from '../../common/store-format';
import { ConfirmDialog } from '../../common/confirm-dialog';
import { getStage, getStageText } from './import-status';
import { PeriodFields } from './period-fields';
import { Progress } from './progress';
import { useImport } from './use-import';

/** The section that imports orders from before Analytics was enabled. */
export function HistoricalImport() {
	const task = useImport();
	const [ isAsking, setIsAsking ] = useState( false );
	const { status, totals, isImporting, isDeleting } = task;
	const isRunning = isImporting || isDeleting;
	// While the import is running, the status has the numbers; before, the totals.
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
						'Import orders and customers created before Analytics was enabled.',
						'storedeck'
					) }
				</p>
				{ ! isRunning && <PeriodFields { ...task.form } /> }
				{ task.isLoaded && ! isRunning && (
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
				{ status.is_slowed && (
					<p className="storedeck-settings__help">
						{ __(
							'The load of the server is high, so this is slower than usual. It is faster while this page is open.',
							'storedeck'
						) }
					</p>
				) }
				{ isDeleting && (
					<Progress
						label={ __( 'Deletion progress', 'storedeck' ) }
						count={ status.percent_deleted }
						total={ 100 }
					/>
				) }
				<p role="status" className="storedeck-settings__stage">
					{ ( task.isLoaded || task.isStarting ) &&
						sprintf(
							/* translators: %s: status of an import. */
							__( 'Status: %s', 'storedeck' ),
							getStageText( stage )
						) }
				</p>
				{ status.imported_from && (
					<p className="storedeck-settings__help">
						{ typeof status.imported_from === 'string'
							? sprintf(
									/* translators: %s: date. */
									__( 'Imported since %s', 'storedeck' ),
									formatSiteDate( status.imported_from )
							  )
							: __(
									'Imported since the first order',
									'storedeck'
							  ) }
					</p>
				) }
				{ task.error && (
					<FailureNotice
						message={ __(
							'Could not load the import status.',
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
							{ __( 'Stop import', 'storedeck' ) }
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
									'Delete previously imported data',
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
						'Delete previously imported data',
						'storedeck'
					) }
					message={ __(
						'Reports will be empty until the orders are imported again. Your orders are not deleted.',
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
