import { useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { AsyncContent } from '../../common/async-content';
import { SubmitButton } from '../../common/submit-button';
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

type Settings = ReturnType< typeof useGroup >[ 'settings' ];

const listLabels = ( settings: Settings ) =>
	settings.map( ( { config } ) => config.label ).join( ', ' );

/** Which settings were refused, and which of the same request were saved. */
const describeOutcome = ( refused: Settings, saved: Settings ) =>
	saved.length > 0
		? sprintf(
				/* translators: 1: labels of settings, 2: labels of settings. */
				__( 'Not saved: %1$s. Saved: %2$s.', 'storedeck' ),
				listLabels( refused ),
				listLabels( saved )
		  )
		: sprintf(
				/* translators: %s: labels of settings. */
				__( 'Not saved: %s.', 'storedeck' ),
				listLabels( refused )
		  );

/** Form for a group of settings. */
export function GroupForm( { group, label }: Props ) {
	const form = useGroup( group );
	const notify = useSnackbar();
	const place = useRef< HTMLFormElement >( null );
	const refused = form.settings.filter( ( { error } ) => error );
	/** Settings of the last attempt to save, by id. */
	const [ attempted, setAttempted ] = useState< readonly string[] >( [] );
	const saved = form.settings.filter(
		( { id, isDirty } ) => attempted.includes( id ) && ! isDirty
	);

	const save = async () => {
		if ( ! form.isDirty || form.isSaving ) {
			return;
		}
		setAttempted(
			form.settings
				.filter( ( { isDirty } ) => isDirty )
				.map( ( { id } ) => id )
		);
		await notify.attempt(
			form.save,
			__( 'There was a problem updating your settings.', 'storedeck' ),
			__( 'Settings saved.', 'storedeck' )
		);
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
						detail={ describeOutcome( refused, saved ) }
					/>
				) }
				<div className="storedeck-settings__actions">
					<SubmitButton
						isBusy={ form.isSaving }
						canSubmit={ form.isDirty }
					>
						{ __( 'Save changes', 'storedeck' ) }
					</SubmitButton>
				</div>
			</form>
		</AsyncContent>
	);
}
