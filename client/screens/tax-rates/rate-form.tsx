import { CheckboxControl, SelectControl } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, _x, sprintf } from '@wordpress/i18n';
import { isApiError } from '@storedeck/api';
import { TextControlWithAffixes } from '@storedeck/components';
import type { FormState } from '@storedeck/components';
import { itemsStore } from '@storedeck/data';
import { focusField } from '../../common/focus-field';
import { SubmitButton } from '../../common/submit-button';
import { getTaxClasses, readTaxClass } from '../../common/tax-classes';
import { UnsavedChangesWarning } from '../../common/unsaved-changes-warning';
import { useSnackbar } from '../../common/use-snackbar';
import { PlaceField } from './place-field';
import { readTaxRate, toFields } from './tax-rate';
import type { FieldName, TaxRate } from './tax-rate';
import { usePlaces } from './use-places';

interface Props {
	form: FormState< TaxRate >;
	/** Undefined for a new rate. */
	id: number | undefined;
	/** The values before. */
	stored: TaxRate;
	onSaved: () => void;
}

/** The fields of a tax rate, saving, and what the server refuses. */
export function RateForm( { form, id, stored, onSaved }: Props ) {
	const { values, errors, touched, setTouched } = form;
	const { saveItem } = useDispatch( itemsStore );
	const notify = useSnackbar();
	const places = usePlaces();
	const place = useRef< HTMLFormElement >( null );
	const [ refused, setRefused ] = useState<
		Readonly< Record< string, string > >
	>( {} );
	const [ isSaving, setIsSaving ] = useState( false );
	const [ isSaved, setIsSaved ] = useState( false );
	const [ focused, setFocused ] = useState< { name: string } >( {
		name: 'name',
	} );
	const isDirty =
		! isSaved && JSON.stringify( values ) !== JSON.stringify( stored );
	const canSave = ! isSaving && ( ! id || isDirty );
	const states = places.getStates( values.country );

	useEffect( () => focusField( place.current, focused.name ), [ focused ] );
	// There are no changes to lose any more.
	useEffect( () => {
		if ( isSaved ) {
			onSaved();
		}
	}, [ isSaved, onSaved ] );

	const set = < Name extends FieldName >(
		name: Name,
		value: TaxRate[ Name ]
	) => {
		setRefused( {} );
		form.setValue( name, value );
	};
	const getError = ( name: FieldName ) =>
		( touched[ name ] && errors[ name ] ) || refused[ name ];

	const save = async () => {
		if ( ! canSave ) {
			return;
		}
		const names = Object.keys( readTaxRate() );
		names.forEach( ( name ) => setTouched( name ) );
		const invalid = names.find( ( name ) => errors[ name ] );
		if ( invalid ) {
			setFocused( { name: invalid } );
			return;
		}
		setIsSaving( true );
		try {
			await saveItem(
				'taxes',
				toFields( values, id ? stored : undefined ),
				id
			);
			notify.success(
				id
					? __( 'Tax rate saved.', 'storedeck' )
					: __( 'Tax rate added.', 'storedeck' )
			);
			setIsSaved( true );
		} catch ( error ) {
			const params = isApiError( error ) ? error.data.params : undefined;
			const [ first ] = Object.keys( params ?? {} );
			setIsSaving( false );
			if ( params && first && names.includes( first ) ) {
				setRefused( params );
				setFocused( { name: first } );
			} else {
				notify.error(
					__( 'Could not save the tax rate.', 'storedeck' ),
					error
				);
			}
		}
	};

	const renderText = (
		name: 'name' | 'rate' | 'postcodes' | 'cities' | 'priority',
		label: string,
		help = '',
		props: { suffix?: string; inputMode?: 'decimal' | 'numeric' } = {}
	) => {
		const error = getError( name );
		return (
			<div data-field={ name } className={ error ? 'has-error' : '' }>
				<TextControlWithAffixes
					{ ...props }
					autoComplete="off"
					label={ label }
					help={ error || help }
					aria-invalid={ Boolean( error ) }
					value={ values[ name ] }
					onChange={ ( value ) => set( name, value ) }
					onBlur={ () => setTouched( name ) }
				/>
			</div>
		);
	};

	return (
		<form
			ref={ place }
			className="storedeck-tax-rate"
			noValidate
			onSubmit={ ( event ) => {
				event.preventDefault();
				save();
			} }
		>
			<UnsavedChangesWarning isDirty={ isDirty } />
			<div className="storedeck-tax-rate__columns">
				{ renderText(
					'name',
					__( 'Name', 'storedeck' ),
					__( 'Shown to customers, e.g. VAT.', 'storedeck' )
				) }
				{ renderText( 'rate', _x( 'Rate', 'tax', 'storedeck' ), '', {
					suffix: '%',
					inputMode: 'decimal',
				} ) }
				<SelectControl
					__nextHasNoMarginBottom
					label={ __( 'Tax class', 'storedeck' ) }
					help={ __(
						'Applies to products of this class.',
						'storedeck'
					) }
					value={ values.class }
					options={ [ ...getTaxClasses() ] }
					onChange={ ( value ) =>
						set( 'class', readTaxClass( value ) ?? 'standard' )
					}
				/>
			</div>
			<div className="storedeck-tax-rate__columns is-wide">
				<div data-field="country">
					<PlaceField
						label={ __( 'Country', 'storedeck' ) }
						allLabel={ __( 'All countries', 'storedeck' ) }
						places={ places.countries }
						value={ values.country }
						help={ getError( 'country' ) }
						hasError={ Boolean( getError( 'country' ) ) }
						onChange={ ( country ) => {
							set( 'country', country );
							set( 'state', '' );
						} }
					/>
				</div>
				{ ( states.length > 0 || values.state ) && (
					<div data-field="state">
						<PlaceField
							label={ __( 'State', 'storedeck' ) }
							allLabel={ __( 'All states', 'storedeck' ) }
							places={ states }
							value={ values.state }
							help={ getError( 'state' ) }
							hasError={ Boolean( getError( 'state' ) ) }
							onChange={ ( state ) => set( 'state', state ) }
						/>
					</div>
				) }
				{ renderText(
					'postcodes',
					__( 'Postcodes / ZIP', 'storedeck' ),
					sprintf(
						/* translators: 1: beginning of a postcode and an asterisk, 2: range of postcodes. */
						__(
							'Empty for all. Separate several with semicolons. %1$s stands for all that begin with it, %2$s for a range.',
							'storedeck'
						),
						'94*',
						'94000...94999'
					)
				) }
				{ renderText(
					'cities',
					__( 'Cities', 'storedeck' ),
					__(
						'Empty for all. Separate several with semicolons.',
						'storedeck'
					)
				) }
			</div>
			<div className="storedeck-tax-rate__columns">
				{ renderText(
					'priority',
					__( 'Priority', 'storedeck' ),
					__(
						'Of the rates with the same priority, only the best match applies. Give a further tax, such as one of the city, another priority.',
						'storedeck'
					),
					{ inputMode: 'numeric' }
				) }
				<CheckboxControl
					__nextHasNoMarginBottom
					label={ __( 'Compound', 'storedeck' ) }
					help={ __(
						'Charged on the price plus the other taxes.',
						'storedeck'
					) }
					checked={ values.compound }
					onChange={ ( isChecked ) => set( 'compound', isChecked ) }
				/>
				<CheckboxControl
					__nextHasNoMarginBottom
					label={ __( 'Shipping', 'storedeck' ) }
					help={ __( 'Charged on shipping, too.', 'storedeck' ) }
					checked={ values.shipping }
					onChange={ ( isChecked ) => set( 'shipping', isChecked ) }
				/>
			</div>
			<div>
				<SubmitButton isBusy={ isSaving } canSubmit={ canSave }>
					{ id
						? __( 'Save tax rate', 'storedeck' )
						: __( 'Add tax rate', 'storedeck' ) }
				</SubmitButton>
			</div>
		</form>
	);
}
