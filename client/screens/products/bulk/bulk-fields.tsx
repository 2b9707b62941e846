import { SelectControl, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { getStockStatusOptions } from '../../../common/product/labels';
import { useCategories } from '../../../common/product/use-categories';
import { getPriceModes, isPriceAction } from './actions';
import type { BulkAction } from './actions';
import { getMode } from './values';
import type { BulkValues } from './values';

interface Props {
	action: BulkAction;
	values: BulkValues;
	error: string | undefined;
	onChange: ( values: Partial< BulkValues > ) => void;
}

function CategoryField( { values, onChange }: Omit< Props, 'action' > ) {
	const { options } = useCategories();
	return (
		<SelectControl
			__nextHasNoMarginBottom
			label={ __( 'Category', 'storedeck' ) }
			hideLabelFromVision
			value={ values.category }
			options={ [
				{ value: '', label: __( 'Choose a category.', 'storedeck' ) },
				...options.map( ( { key, label } ) => ( {
					value: String( key ),
					label,
				} ) ),
			] }
			onChange={ ( category ) => onChange( { category } ) }
		/>
	);
}

/** The fields of a bulk action, with what is wrong in them. */
export function BulkFields( props: Props ) {
	const { action, values, error, onChange } = props;
	const number = ( name: 'amount' | 'quantity', label: string ) => (
		<TextControl
			__nextHasNoMarginBottom
			className="storedeck-products__number"
			autoComplete="off"
			inputMode="decimal"
			label={ label }
			hideLabelFromVision
			placeholder={ label }
			aria-invalid={ Boolean( error ) }
			value={ values[ name ] }
			onChange={ ( value ) => onChange( { [ name ]: value } ) }
		/>
	);
	return (
		<>
			{ action.endsWith( '_category' ) && <CategoryField { ...props } /> }
			{ isPriceAction( action ) && (
				<SelectControl
					__nextHasNoMarginBottom
					label={ __( 'Change', 'storedeck' ) }
					hideLabelFromVision
					value={ getMode( action, values.mode ) }
					options={ getPriceModes( action ) }
					onChange={ ( mode ) => onChange( { mode } ) }
				/>
			) }
			{ isPriceAction( action ) &&
				getMode( action, values.mode ) !== 'remove' &&
				number(
					'amount',
					getMode( action, values.mode ).endsWith( '_percent' )
						? __( 'Percent', 'storedeck' )
						: __( 'Amount', 'storedeck' )
				) }
			{ action === 'stock_quantity' &&
				number( 'quantity', __( 'New quantity', 'storedeck' ) ) }
			{ action === 'stock_status' && (
				<SelectControl
					__nextHasNoMarginBottom
					label={ __( 'Stock status', 'storedeck' ) }
					hideLabelFromVision
					value={ values.status }
					options={ getStockStatusOptions() }
					onChange={ ( status ) => onChange( { status } ) }
				/>
			) }
			{ error && (
				<p role="alert" className="storedeck-products__error">
					{ error }
				</p>
			) }
		</>
	);
}
