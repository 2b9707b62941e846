import { Button } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { decodeEntities } from '@wordpress/html-entities';
import type { FormState } from '@storedeck/components';
import { useSnackbar } from '../../common/use-snackbar';
import {
	ChoiceField,
	ConflictNotice,
	FlagField,
	getChangedNames,
	pickNames,
	PriceField,
	TextField,
	useSaveRecord,
} from '../../common/record-form';
import type { RecordFormState, Refusal } from '../../common/record-form';
import {
	getBackordersOptions,
	getLabel,
	getStockStatusOptions,
} from '../../common/product/labels';
import { PRODUCT } from './product-type';
import { readValues } from './product-values';
import type { ProductValues, StoredProduct } from './product-values';
import type { PendingVariations } from './use-pending-variations';

interface Props {
	form: FormState< ProductValues >;
	variation: StoredProduct;
	parent: number;
	pending: PendingVariations;
	onDelete: () => void;
}

export const getVariationStatusOptions = () => [
	{ value: 'publish', label: __( 'Enabled', 'storedeck' ) },
	{ value: 'private', label: __( 'Disabled', 'storedeck' ) },
];

/** Prices, SKU, stock and status of a variation. */
export function VariationRow( {
	form,
	variation,
	parent,
	pending,
	onDelete,
}: Props ) {
	const { values, errors, touched, setValue, setTouched } = form;
	const { base, remember, save } = useSaveRecord(
		{ ...PRODUCT, itemType: `products/${ parent }/variations` },
		variation
	);
	const notify = useSnackbar();
	const [ isOpen, setIsOpen ] = useState( false );
	const [ refusal, setRefusal ] = useState< Refusal >();
	// What is typed while a request runs is none of its result.
	const latest = useRef( values );
	const { id } = variation;
	const name = decodeEntities( variation.name ?? '' );
	const isDirty = getChangedNames( PRODUCT, values, base ).length > 0;
	const refused = refusal?.reason === 'fields' ? refusal.errors : {};
	const apply = ( next: ProductValues, names = pickNames( PRODUCT ) ) =>
		names.forEach( ( field ) => setValue( field, next[ field ] ) );

	const state: RecordFormState< ProductValues > = {
		values,
		setValue: ( field, value ) => {
			setRefusal( undefined );
			setValue( field, value );
		},
		getError: ( field ) =>
			( touched[ field ] && errors[ field ] ) || refused[ field ],
		onBlur: ( field ) => setTouched( field ),
		getLabel,
	};

	const submit = async () => {
		pickNames( PRODUCT ).forEach( ( field ) => setTouched( field ) );
		if ( Object.values( errors ).some( Boolean ) ) {
			setIsOpen( true );
			return false;
		}
		const result = await save( values );
		setRefusal( result.refusal );
		if ( result.record ) {
			apply(
				readValues( result.record ),
				pickNames( PRODUCT ).filter(
					( field ) => latest.current[ field ] === values[ field ]
				)
			);
			return true;
		}
		setIsOpen( true );
		notify.error(
			sprintf(
				/* translators: %s: name of a variation. */
				__( 'Could not save %s.', 'storedeck' ),
				name
			),
			result.refusal.reason === 'other' ? result.refusal.error : undefined
		);
		return false;
	};

	const { set } = pending;
	useEffect( () => {
		latest.current = values;
		set( id, {
			name,
			price:
				values.status === 'publish'
					? values.regular_price.trim()
					: undefined,
			save: isDirty ? submit : undefined,
			receive: ( saved, names ) => {
				const unsaved = getChangedNames( PRODUCT, values, base ).filter(
					( field ) => ! names.includes( field )
				);
				// A variation has values of attributes where a product has lists of them.
				const { attributes, ...fields } = saved;
				const next = { ...base, ...fields, id };
				remember( next );
				apply(
					readValues( next ),
					pickNames( PRODUCT ).filter(
						( field ) => ! unsaved.includes( field )
					)
				);
			},
		} );
	} );
	useEffect( () => () => set( id, undefined ), [ set, id ] );

	return (
		<li
			className="storedeck-product__variation"
			role="group"
			aria-label={ name }
		>
			<div className="storedeck-product__attribute-head">
				<Button
					variant="link"
					aria-expanded={ isOpen }
					onClick={ () => setIsOpen( ! isOpen ) }
				>
					{ name }
				</Button>
				<span>
					{ values.regular_price === ''
						? __( 'No price', 'storedeck' )
						: values.regular_price }
				</span>
				<Button
					size="small"
					variant="tertiary"
					isDestructive
					aria-label={ sprintf(
						/* translators: %s: name of a variation. */
						__( 'Delete %s', 'storedeck' ),
						name
					) }
					onClick={ onDelete }
				>
					{ __( 'Delete', 'storedeck' ) }
				</Button>
			</div>
			{ refusal?.reason === 'conflict' && (
				<ConflictNotice
					current={ refusal.current }
					getLabel={ getLabel }
					onKeep={ () => {
						apply(
							readValues( base ?? {} ),
							pickNames( PRODUCT, Object.keys( refusal.current ) )
						);
						setRefusal( undefined );
					} }
					onOverwrite={ submit }
				/>
			) }
			{ isOpen && (
				<div className="storedeck-record-form__columns">
					<PriceField form={ state } name="regular_price" />
					<PriceField form={ state } name="sale_price" />
					<TextField form={ state } name="sku" />
					<ChoiceField
						form={ state }
						name="status"
						options={ getVariationStatusOptions() }
					/>
					<FlagField form={ state } name="manage_stock" />
					{ values.manage_stock ? (
						<>
							<TextField
								form={ state }
								name="stock_quantity"
								inputMode="decimal"
							/>
							<ChoiceField
								form={ state }
								name="backorders"
								options={ getBackordersOptions() }
							/>
						</>
					) : (
						<ChoiceField
							form={ state }
							name="stock_status"
							options={ getStockStatusOptions() }
						/>
					) }
				</div>
			) }
		</li>
	);
}
