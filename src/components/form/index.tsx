import { useRef, useState } from '@wordpress/element';
import type { SyntheticEvent } from 'react';
import type {
	FormErrors,
	FormProps,
	FormState,
	FormValues,
	InputProps,
} from './types';

export type { FormErrors, FormProps, FormState, FormValues } from './types';

const isEvent = ( change: unknown ): change is SyntheticEvent =>
	typeof change === 'object' &&
	change !== null &&
	'target' in change &&
	'preventDefault' in change;

/**
 * Reads the value from an input event; a checkbox toggles the previous value.
 */
function readEvent( event: SyntheticEvent, before: unknown ): unknown {
	const { target } = event;
	if ( target instanceof HTMLInputElement && target.type === 'checkbox' ) {
		return ! before;
	}
	return target instanceof HTMLInputElement ||
		target instanceof HTMLSelectElement ||
		target instanceof HTMLTextAreaElement
		? target.value
		: before;
}

const hasErrors = ( errors: FormErrors< FormValues > ) =>
	Object.values( errors ).some( Boolean );

/**
 * Manages the values, errors and touched fields of a form. Its children render the
 * fields.
 *
 * @param props See `FormProps`.
 *
 * @example
 * <Form
 *   initialValues={ { name: '' } }
 *   validate={ ( { name } ) => ( name ? {} : { name: 'Enter a name.' } ) }
 *   onSubmit={ save }
 * >
 *   { ( { getInputProps, handleSubmit } ) => (
 *     <>
 *       <TextControl label="Name" { ...getInputProps( 'name' ) } />
 *       <Button onClick={ handleSubmit }>Save</Button>
 *     </>
 *   ) }
 * </Form>
 */
export function Form< Values extends FormValues >( {
	children,
	initialValues = {} as Values,
	errors: initialErrors = {},
	touched: initialTouched = {},
	validate,
	onSubmit,
	onChange,
	onSubmitCallback,
	onChangeCallback,
}: FormProps< Values > ) {
	const runValidation = ( currentValues: Values ): FormErrors< Values > =>
		validate?.( currentValues ) ?? {};
	const [ values, setValues ] = useState( initialValues );
	// Keeps values that are set in the same render from overwriting each other.
	const latest = useRef( values );
	const [ errors, setErrors ] = useState< FormErrors< Values > >( () => ( {
		...initialErrors,
		...runValidation( initialValues ),
	} ) );
	const [ touched, setAllTouched ] =
		useState< FormState< Values >[ 'touched' ] >( initialTouched );

	const setTouched: FormState< Values >[ 'setTouched' ] = (
		name,
		isTouched = true
	) => setAllTouched( ( before ) => ( { ...before, [ name ]: isTouched } ) );

	const setValue: FormState< Values >[ 'setValue' ] = ( name, value ) => {
		const next = { ...latest.current, [ name ]: value };
		latest.current = next;
		const nextErrors = runValidation( next );
		setValues( next );
		setErrors( nextErrors );
		const callback = onChangeCallback ?? onChange;
		callback?.( { name, value }, next, ! hasErrors( nextErrors ) );
	};

	const handleSubmit = async () => {
		const submitted = latest.current;
		const nextErrors = runValidation( submitted );
		// A field without a value may be invalid, too.
		const names = Object.keys( { ...submitted, ...nextErrors } );
		setAllTouched(
			( before ) =>
				( {
					...before,
					...Object.fromEntries(
						names.map( ( name ) => [ name, true ] )
					),
				} ) as FormState< Values >[ 'touched' ]
		);
		setErrors( nextErrors );
		if ( ! hasErrors( nextErrors ) ) {
			await ( onSubmitCallback ?? onSubmit )?.( submitted );
		}
	};

	const getInputProps = < Name extends keyof Values & string >(
		name: Name
	): InputProps< Values[ Name ] > => {
		const error = ( touched[ name ] && errors[ name ] ) || null;
		return {
			value: values[ name ],
			checked: Boolean( values[ name ] ),
			selected: values[ name ],
			onChange: ( change ) =>
				setValue(
					name,
					( isEvent( change )
						? readEvent( change, latest.current[ name ] )
						: change ) as Values[ Name ]
				),
			onBlur: () => setTouched( name ),
			className: error ? 'has-error' : null,
			help: error,
		};
	};

	return children( {
		values,
		errors,
		touched,
		setTouched,
		setValue,
		handleSubmit,
		getInputProps,
		isValidForm: ! hasErrors( errors ),
	} );
}
