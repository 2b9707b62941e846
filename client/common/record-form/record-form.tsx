import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import type { FormState } from '@storedeck/components';
import { useLatest } from '@storedeck/components/use-latest';
import type { FormValues } from '@storedeck/components/form/types';
import type { Location } from '@storedeck/navigation';
import { focusField } from '../focus-field';
import { UnsavedChangesWarning } from '../unsaved-changes-warning';
import { useSnackbar } from '../use-snackbar';
import { SubmitButton } from '../submit-button';
import { getChangedNames } from './changed-fields';
import { ConflictNotice } from './conflict-notice';
import { ErrorSummary } from './error-summary';
import { pickNames } from './record-type';
import type { RecordFormState, RecordType, StoredRecord } from './record-type';
import { useSaveRecord } from './use-save-record';
import type { Refusal } from './use-save-record';
import { useSaveShortcut } from './use-save-shortcut';
import './style.scss';

/** Texts of a form, which name what it edits. */
export interface RecordFormTexts {
	/** Accessible name of the form. */
	label: string;
	save: string;
	create: string;
	saved: string;
	created: string;
	failed: string;
}

/** Parts of a form that are saved on their own, after it. */
export interface PendingParts {
	/** Number of those with unsaved changes. */
	count: number;
	/** Saves all of them; resolves with whether each was saved. */
	saveAll: () => Promise< boolean >;
}

/** What can be answered before a form is saved. */
export interface Answers< Values extends FormValues > {
	focus: ( name: keyof Values & string ) => void;
	/** Saves the values, with changes if there are any. */
	save: ( changes?: Partial< Values > ) => void;
}

/** What the sections of a form get. */
export interface RecordFormContent<
	Values extends FormValues,
	Stored extends StoredRecord,
> {
	form: RecordFormState< Values >;
	/** The record as it was last read; undefined for a new one. */
	base: Stored | undefined;
	/** Saves the record; resolves with whether that succeeded. */
	submit: () => Promise< boolean >;
	/** Leads to another screen, without asking for unsaved changes. */
	leave: ( to: () => void ) => void;
}

interface Props< Values extends FormValues, Stored extends StoredRecord > {
	type: RecordType< Values, Stored >;
	form: FormState< Values >;
	/** Undefined for a new record. */
	record: Stored | undefined;
	texts: RecordFormTexts;
	/** The field that a new record begins with. */
	firstField: keyof Values & string;
	pending?: PendingParts;
	/** What has to be answered before the values are saved; nothing if they can be. */
	ask?: (
		values: Values,
		base: Stored | undefined,
		answers: Answers< Values >
	) => ReactNode;
	/** Whether a location still belongs to the form. */
	isInside?: ( location: Location ) => boolean;
	/** Called after a new record was created. */
	onCreated: ( id: number ) => void;
	/** What stands above errors. */
	renderHeader?: ( base: Stored ) => ReactNode;
	children: ( content: RecordFormContent< Values, Stored > ) => ReactNode;
}

const NONE: PendingParts = { count: 0, saveAll: async () => true };

/** The form of a record: saving, and what the server refuses. */
export function RecordForm<
	Values extends FormValues,
	Stored extends StoredRecord,
>( {
	type,
	form: { values, errors, touched, setValue, setTouched },
	record,
	texts,
	firstField,
	pending = NONE,
	ask,
	isInside,
	onCreated,
	renderHeader,
	children,
}: Props< Values, Stored > ) {
	const { base, isSaving, save } = useSaveRecord( type, record );
	const notify = useSnackbar();
	const place = useRef< HTMLFormElement >( null );
	const [ refusal, setRefusal ] = useState< Refusal >();
	const [ hasTried, setHasTried ] = useState( false );
	const [ isAsking, setIsAsking ] = useState( false );
	// What is typed while a request runs is none of its result.
	const latest = useLatest( values );
	/** Leads to another screen, after which there are no changes to lose. */
	const [ leaving, setLeaving ] = useState< { to: () => void } >();
	useEffect( () => leaving?.to(), [ leaving ] );
	const changed = getChangedNames( type, values, base );
	const isDirty = ! leaving && ( changed.length > 0 || pending.count > 0 );
	const refused = refusal?.reason === 'fields' ? refusal.errors : {};
	const own: Readonly< Record< string, string | null | undefined > > = errors;
	const labels: Readonly< Record< string, string > > = type.getLabels();
	const getLabel = ( name: string ) => labels[ name ] ?? name;
	const shown = Object.entries( { ...refused, ...own } ).flatMap(
		( [ name, message ] ) =>
			message ? [ [ name, message ] as const ] : []
	);

	const state: RecordFormState< Values > = {
		values,
		setValue: ( name, value ) => {
			setRefusal( ( before ) => forget( before, String( name ) ) );
			setIsAsking( false );
			setValue( name, value );
		},
		getError: ( name ) =>
			( touched[ name ] && errors[ name ] ) || refused[ name ],
		onBlur: ( name ) => setTouched( name ),
		getLabel,
	};

	const apply = ( next: Values, names = pickNames( type ) ) =>
		names.forEach( ( name ) => setValue( name, next[ name ] ) );

	const isNew = record === undefined;
	useEffect( () => {
		// A record that was just created replaces the form with the focus.
		if ( isNew ) {
			focusField( place.current, firstField );
		} else if (
			place.current?.ownerDocument.activeElement ===
			place.current?.ownerDocument.body
		) {
			place.current?.focus( { preventScroll: true } );
		}
	}, [ isNew, firstField ] );

	/** Keeps the focus when the button that has it is removed. */
	const focusSave = () =>
		place.current
			?.querySelector< HTMLElement >( '[type="submit"]' )
			?.focus();

	const [ focused, setFocused ] = useState< { name: string } >();
	useEffect( () => {
		if ( focused ) {
			focusField( place.current, focused.name );
		}
	}, [ focused ] );

	/**
	 * @param changes    Values to save instead of those of the form.
	 * @param isAnswered Whether nothing is asked any more.
	 */
	const submit = async (
		changes: Partial< Values > = {},
		isAnswered = false
	) => {
		if ( isSaving ) {
			return false;
		}
		const sent = { ...values, ...changes };
		setHasTried( true );
		pickNames( type ).forEach( ( name ) => setTouched( name ) );
		const [ first ] =
			Object.entries( own ).find( ( [ , text ] ) => text ) ?? [];
		if ( first !== undefined ) {
			setFocused( { name: first } );
			return false;
		}
		const mustAsk = ! isAnswered && Boolean( askFor( sent ) );
		setIsAsking( mustAsk );
		if ( mustAsk ) {
			return false;
		}
		if ( base && getChangedNames( type, sent, base ).length === 0 ) {
			setHasTried( false );
			const areSaved = await pending.saveAll();
			if ( areSaved && pending.count > 0 ) {
				notify.success( texts.saved );
			}
			return areSaved;
		}
		const result = await save( sent );
		setRefusal( result.refusal );
		if ( ! result.refusal ) {
			setHasTried( false );
			const areSaved = await pending.saveAll();
			notify.success( base ? texts.saved : texts.created );
			const unchanged = pickNames( type ).filter(
				( name ) => latest.current[ name ] === sent[ name ]
			);
			apply( type.readValues( result.record ), unchanged );
			// What was typed meanwhile is saved first.
			if ( isNew && unchanged.length === pickNames( type ).length ) {
				const { id } = result.record;
				setLeaving( { to: () => onCreated( id ) } );
			}
			return areSaved;
		}
		if ( result.refusal.reason === 'fields' ) {
			const [ name = '' ] = Object.keys( result.refusal.errors );
			setFocused( { name } );
		} else if ( result.refusal.reason === 'other' ) {
			notify.error( texts.failed, result.refusal.error );
		}
		return false;
	};
	useSaveShortcut( () => submit() );

	const askFor = ( asked: Values ) =>
		ask?.( asked, base, {
			focus: ( name ) => setFocused( { name } ),
			save: ( changes = {} ) => {
				apply(
					{ ...asked, ...changes },
					pickNames( type, Object.keys( changes ) )
				);
				focusSave();
				submit( changes, true );
			},
		} );

	return (
		<form
			ref={ place }
			className="storedeck-record-form"
			aria-label={ texts.label }
			tabIndex={ -1 }
			noValidate
			onSubmit={ ( event ) => {
				event.preventDefault();
				submit();
			} }
		>
			<UnsavedChangesWarning isDirty={ isDirty } isInside={ isInside } />
			{ base && renderHeader?.( base ) }
			{ hasTried && shown.length > 0 && (
				<ErrorSummary
					errors={ shown }
					getLabel={ getLabel }
					onSelect={ ( name ) => setFocused( { name } ) }
				/>
			) }
			{ isAsking && askFor( values ) }
			{ refusal?.reason === 'conflict' && (
				<ConflictNotice
					current={ refusal.current }
					getLabel={ getLabel }
					onKeep={ () => {
						apply(
							type.readValues( base ?? {} ),
							pickNames( type, Object.keys( refusal.current ) )
						);
						setRefusal( undefined );
						focusSave();
					} }
					onOverwrite={ () => {
						focusSave();
						submit();
					} }
				/>
			) }
			{ children( {
				form: state,
				base,
				submit: () => submit(),
				leave: ( to ) => setLeaving( { to } ),
			} ) }
			<div className="storedeck-record-form__actions">
				<span>{ isDirty && __( 'Unsaved changes', 'storedeck' ) }</span>
				<SubmitButton
					isBusy={ isSaving }
					canSubmit={ ! base || isDirty }
				>
					{ base ? texts.save : texts.create }
				</SubmitButton>
			</div>
		</form>
	);
}

/** Drops the error of a field that was edited. */
function forget( refusal: Refusal | undefined, name: string ) {
	if ( refusal?.reason !== 'fields' ) {
		return refusal;
	}
	const { [ name ]: _dropped, ...errors } = refusal.errors;
	return { ...refusal, errors };
}

/** The two columns of a form, one on narrow screens. */
export const RecordFormColumns = ( {
	main,
	side,
}: {
	main: ReactNode;
	side: ReactNode;
} ) => (
	<div className="storedeck-record-form__layout">
		<div className="storedeck-record-form__main">{ main }</div>
		<div className="storedeck-record-form__side">{ side }</div>
	</div>
);
