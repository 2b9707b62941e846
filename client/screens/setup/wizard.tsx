import { Button } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import {
	useCallback,
	useEffect,
	useMemo,
	useRef,
	useState,
} from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Stepper } from '@storedeck/components';
import { onboardingStore } from '@storedeck/data';
import type { ProfileItems, TasksStatus } from '@storedeck/data';
import { useFiltered } from '@storedeck/hooks';
import { getHistory, getNewPath } from '@storedeck/navigation';
import { SubmitButton } from '../../common/submit-button';
import { useSnackbar } from '../../common/use-snackbar';
import { ErrorBoundary } from '../../common/error-boundary';
import type { ScreenProps } from '../../common/screen-props';
import { Questions } from './questions-form';
import { getSteps, isComplete } from './steps';
import { useProgressText } from './use-progress-text';
import type { Answers } from './types';

interface Props extends ScreenProps {
	profile: ProfileItems;
	status: TasksStatus;
}

const goHome = () => getHistory().push( getNewPath( {}, '/', {} ) );

/** Setup wizard. The answers of each step are saved on Continue. */
export function Wizard( { path, query, profile, status }: Props ) {
	const steps = useFiltered( getSteps );
	const { updateProfileItems } = useDispatch( onboardingStore );
	const isSaving = useSelect(
		( select ) =>
			select( onboardingStore ).isOnboardingRequesting(
				'updateProfileItems'
			),
		[]
	);
	const notify = useSnackbar();
	const getProgressText = useProgressText();
	const [ draft, setDraft ] = useState< Answers >( {} );
	const [ isBusy, setIsBusy ] = useState( false );
	const answers = useMemo< Answers >(
		() => ( { ...profile, ...draft } ),
		[ profile, draft ]
	);
	const saveStep = useRef< () => Promise< unknown > >();
	const latest = useRef( draft );
	const heading = useRef< HTMLHeadingElement >( null );

	// Resume at the first incomplete step.
	const [ resumed ] = useState(
		() =>
			steps.find( ( one ) => ! isComplete( one, profile, status ) ) ??
			steps[ 0 ]
	);
	const step = steps.find( ( { key } ) => key === query.step ) ?? resumed;
	const index = step ? steps.indexOf( step ) : 0;

	const onChange = useCallback( ( changes: Answers ) => {
		latest.current = { ...latest.current, ...changes };
		setDraft( latest.current );
	}, [] );
	const setSave = useCallback(
		( save: ( () => Promise< unknown > ) | undefined ) => {
			saveStep.current = save;
		},
		[]
	);

	const shownKey = useRef( step?.key );
	useEffect( () => {
		if ( shownKey.current !== step?.key ) {
			shownKey.current = step?.key;
			heading.current?.focus();
		}
	}, [ step?.key ] );

	if ( ! step ) {
		return null;
	}

	/** @return Whether the answers were saved. */
	const save = ( more: Answers, errorMessage: string ) =>
		notify.attempt( async () => {
			await updateProfileItems( { ...latest.current, ...more } );
			latest.current = {};
			setDraft( {} );
		}, errorMessage );
	const goTo = ( key: string ) =>
		getHistory().push( getNewPath( { step: key }, path, {} ) );

	const next = async () => {
		if ( isBusy ) {
			return;
		}
		setIsBusy( true );
		const errorMessage = __( 'Could not save your answers.', 'storedeck' );
		try {
			await saveStep.current?.();
			const nextStep = steps[ index + 1 ];
			if (
				await save(
					nextStep ? {} : { completed: true, skipped: false },
					errorMessage
				)
			) {
				if ( nextStep ) {
					goTo( nextStep.key );
				} else {
					notify.success( await getProgressText() );
					goHome();
				}
			}
		} catch ( error ) {
			notify.error( errorMessage, error );
		}
		setIsBusy( false );
	};
	const skip = async () => {
		if (
			await save(
				{ skipped: true },
				__( 'Could not skip setup.', 'storedeck' )
			)
		) {
			goHome();
		}
	};
	const StepSection = step.section;

	return (
		<div className="storedeck-setup">
			<Stepper
				currentStep={ step.key }
				isPending={ isBusy }
				steps={ steps.map( ( one ) => {
					const isDone =
						one !== step && isComplete( one, answers, status );
					return {
						key: one.key,
						label: one.label,
						isComplete: isDone,
						onClick:
							isDone || steps.indexOf( one ) < index
								? goTo
								: undefined,
					};
				} ) }
			/>
			<form
				className="storedeck-setup__step"
				aria-labelledby="storedeck-setup-title"
				onSubmit={ ( event ) => {
					event.preventDefault();
					next();
				} }
			>
				<h2 id="storedeck-setup-title" ref={ heading } tabIndex={ -1 }>
					{ step.title ?? step.label }
				</h2>
				{ step.help && (
					<p className="storedeck-setup__help">{ step.help }</p>
				) }
				<ErrorBoundary
					key={ step.key }
					name={ `step ${ step.key } of the setup` }
					of={ step }
				>
					{ StepSection && (
						<StepSection
							answers={ answers }
							onChange={ onChange }
							setSave={ setSave }
						/>
					) }
					<Questions
						questions={ step.questions }
						answers={ answers }
						onChange={ onChange }
					/>
				</ErrorBoundary>
				<div className="storedeck-setup__actions">
					<SubmitButton isBusy={ isBusy }>
						{ index === steps.length - 1
							? __( 'Finish', 'storedeck' )
							: __( 'Continue', 'storedeck' ) }
					</SubmitButton>
					<Button
						variant="tertiary"
						aria-disabled={ isSaving }
						onClick={ skip }
					>
						{ __( 'Skip setup', 'storedeck' ) }
					</Button>
				</div>
			</form>
		</div>
	);
}
