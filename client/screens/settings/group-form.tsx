import { Button } from '@wordpress/components';
import { useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { AsyncContent } from '../../common/async-content';
import { useSnackbar } from '../../common/use-snackbar';
import { ErrorBoundary } from '../../common/error-boundary';
import { FailureNotice } from '../../common/failure-notice';
import { Setting } from '../../common/setting';
import { useGroup } from '../../common/setting/use-group';

interface Props {
	group: string;
	/** Accessible name. */
	label: string;
}

/** Form for a group of settings. */
export function GroupForm( { group, label }: Props ) {
	const form = useGroup( group );
	const notify = useSnackbar();
	const place = useRef< HTMLFormElement >( null );
	const refused = form.settings.filter( ( { error } ) => error );

	const save = async () => {
		if ( ! form.isDirty || form.isSaving ) {
			return;
		}
		try {
			await form.save();
			notify.success( __( 'Settings saved.', 'storedeck' ) );
		} catch ( error ) {
			notify.error(
				__(
					'There was a problem updating your settings.',
					'storedeck'
				),
				error
			);
		}
	};

	return (
		<AsyncContent
			isLoading={ form.isLoading }
			hasContent={ form.settings.length > 0 }
			error={ form.loadError }
			errorMessage={ __( 'Could not load settings.', 'storedeck' ) }
			onRetry={ form.retry }
		>
			<form
				ref={ place }
				aria-label={ label }
				className="storedeck-settings__form"
				onSubmit={ ( event ) => {
					event.preventDefault();
					save();
				} }
			>
				{ form.settings.map( ( setting ) => (
					<ErrorBoundary
						key={ setting.id }
						name={ `setting ${ setting.id }` }
					>
						<Setting
							config={ setting.config }
							value={ setting.value }
							isChanged={ setting.isDirty }
							error={ setting.error ? setting.error.message : '' }
							onChange={ ( value ) =>
								form.edit( setting, value )
							}
						/>
					</ErrorBoundary>
				) ) }
				{ refused.length > 0 && (
					<FailureNotice
						message={ __(
							'There was a problem updating your settings.',
							'storedeck'
						) }
						detail={ refused
							.map( ( { config } ) => config.label )
							.join( ', ' ) }
					/>
				) }
				<div className="storedeck-settings__actions">
					<Button
						variant="primary"
						type="submit"
						isBusy={ form.isSaving }
						// A disabled button would lose the focus.
						aria-disabled={ ! form.isDirty || form.isSaving }
					>
						{ __( 'Save changes', 'storedeck' ) }
					</Button>
				</div>
			</form>
		</AsyncContent>
	);
}
