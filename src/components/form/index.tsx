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

/** The value of the browser's field; a checkbox turns the one before round. */
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
 * Holds the values of a form, what is wrong with them, and which fields were
 * visited; how it looks is up to its contents.
 *
 * @param props See `FormProps`.
 *
 * @example
 * <Form
 *   initialValues={ { name: '' } }
 *   validate={ ( { name } ) => ( name ? {} : { name: 'Please type a name.' } ) }
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
	initialValues,
	errors: initialErrors = {},
	touched: initiallyTouched = {},
	validate,
	onSubmit,
	onChange,
	onSubmitCallback,
	onChangeCallback,
}: FormProps< Values > ) {
	const check = ( checked: Values ): FormErrors< Values > =>
		validate?.( checked ) ?? {};
	const [ values, setValues ] = useState( initialValues );
	// Values set one after the other in the same moment do not undo each other.
	const latest = useRef( values );
	const [ errors, setErrors ] = useState< FormErrors< Values > >( () => ( {
		...initialErrors,
		...check( initialValues ),
	} ) );
	const [ touched, setAllTouched ] =
		useState< FormState< Values >[ 'touched' ] >( initiallyTouched );

	const setTouched: FormState< Values >[ 'setTouched' ] = (
		name,
		isTouched = true
	) => setAllTouched( ( before ) => ( { ...before, [ name ]: isTouched } ) );

	const setValue: FormState< Values >[ 'setValue' ] = ( name, value ) => {
		const next = { ...latest.current, [ name ]: value };
		latest.current = next;
		const found = check( next );
		setValues( next );
		setErrors( found );
		const tell = onChangeCallback ?? onChange;
		tell?.( { name, value }, next, ! hasErrors( found ) );
	};

	const handleSubmit = async () => {
		setAllTouched(
			Object.fromEntries(
				Object.keys( initialValues ).map( ( name ) => [ name, true ] )
			) as FormState< Values >[ 'touched' ]
		);
		const submitted = latest.current;
		const found = check( submitted );
		setErrors( found );
		if ( ! hasErrors( found ) ) {
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
