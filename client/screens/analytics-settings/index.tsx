import { Button } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { SectionHeader } from '@storedeck/components';
import { useFiltered } from '@storedeck/hooks';
import { ErrorBoundary } from '../../common/error-boundary';
import { FailureNotice } from '../../common/failure-notice';
import { SubmitButton } from '../../common/submit-button';
import { getChanged } from './changes';
import { toStored } from '../../common/setting/definitions';
import { getConfigs, getDefaults, getEffective, REPORT_SOURCE } from './config';
import { ConfirmDialog } from '../../common/confirm-dialog';
import { HistoricalImport } from '../../jobs/import';
import { UnsavedChangesWarning } from '../../common/unsaved-changes-warning';
import { Loading } from '../../common/loading';
import { Setting } from '../../common/setting';
import { useSnackbar } from '../../common/use-snackbar';
import { OrderFields } from './order-fields';
import { useSettingsForm } from './use-settings-form';

/** The Analytics settings and the import of historical data. */
export default function AnalyticsSettings() {
	const configs = useFiltered( getConfigs );
	const form = useSettingsForm();
	const notify = useSnackbar();
	const isDirty = form.changed.length > 0;
	const [ isAsking, setIsAsking ] = useState( false );
	const [ isOutdated, setIsOutdated ] = useState( false );

	useEffect( () => {
		// The settings of the page say where requests for reports go. The
		// warning about unsaved changes is removed before.
		if ( isOutdated && ! isDirty ) {
			window.location.reload();
		}
	}, [ isOutdated, isDirty ] );

	const finish = ( isSaved: boolean, names: readonly string[] ) => {
		if ( isSaved ) {
			notify.success( __( 'Settings saved.', 'storedeck' ) );
		} else {
			notify.error(
				__( 'There was a problem updating your settings.', 'storedeck' )
			);
		}
		setIsOutdated( isSaved && names.includes( REPORT_SOURCE ) );
	};
	const save = async () => {
		if ( isDirty && ! form.isSaving ) {
			finish( await form.save(), form.changed );
		}
	};
	const reset = async () => {
		setIsAsking( false );
		if ( ! form.isSaving ) {
			const defaults = getDefaults( configs );
			const changed = getChanged( form.values, defaults );
			finish( await form.saveAs( defaults ), changed );
		}
	};

	return (
		<div className="storedeck-settings">
			<UnsavedChangesWarning isDirty={ isDirty } />
			{ isAsking && (
				<ConfirmDialog
					title={ __( 'Reset defaults', 'storedeck' ) }
					message={ __(
						'Are you sure you want to reset all settings to default values?',
						'storedeck'
					) }
					confirmLabel={ __( 'Reset defaults', 'storedeck' ) }
					onConfirm={ reset }
					onCancel={ () => setIsAsking( false ) }
				/>
			) }
			<section
				aria-label={ __( 'Analytics settings', 'storedeck' ) }
				tabIndex={ -1 }
				data-retry-focus
			>
				<SectionHeader
					title={ __( 'Analytics settings', 'storedeck' ) }
				/>
				{ form.loadError && (
					<FailureNotice
						message={ __(
							'Could not load settings.',
							'storedeck'
						) }
						detail={ form.loadError.message }
						onRetry={ form.retry }
					/>
				) }
				{ ! form.isLoaded && ! form.loadError && <Loading /> }
				{ form.isLoaded && (
					<form
						className="storedeck-settings__form"
						onSubmit={ ( event ) => {
							event.preventDefault();
							save();
						} }
					>
						{ Object.entries( configs ).map(
							( [ name, config ] ) => (
								<ErrorBoundary
									key={ name }
									name={ `setting ${ name }` }
									of={ config }
								>
									<Setting
										config={ config }
										value={ getEffective(
											config,
											form.values[ name ]
										) }
										isChanged={ form.changed.includes(
											name
										) }
										onChange={ ( value ) =>
											form.edit(
												name,
												toStored( config, value )
											)
										}
									/>
								</ErrorBoundary>
							)
						) }
						{ form.failure !== undefined && (
							<FailureNotice
								message={ __(
									'There was a problem updating your settings.',
									'storedeck'
								) }
								detail={ form.failure }
							/>
						) }
						<div className="storedeck-settings__actions">
							<SubmitButton
								isBusy={ form.isSaving }
								canSubmit={ isDirty }
							>
								{ __( 'Save changes', 'storedeck' ) }
							</SubmitButton>
							<Button
								variant="secondary"
								onClick={ () => setIsAsking( true ) }
							>
								{ __( 'Reset defaults', 'storedeck' ) }
							</Button>
						</div>
					</form>
				) }
			</section>
			<ErrorBoundary name="fields of orders">
				<OrderFields />
			</ErrorBoundary>
			<ErrorBoundary
				name="import of earlier orders"
				fallback={ ( error, retry ) => (
					<FailureNotice
						message={ __(
							'Could not load the import status.',
							'storedeck'
						) }
						detail={ error.message }
						onRetry={ retry }
					/>
				) }
			>
				<HistoricalImport />
			</ErrorBoundary>
		</div>
	);
}
