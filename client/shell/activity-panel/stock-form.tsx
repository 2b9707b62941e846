import { Button } from '@wordpress/components';
import { useId, useState } from '@wordpress/element';
import type { FormEvent } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { getQuantityError } from '../../common/product/quantity-error';
import type { LowProduct } from './read-stock';

interface Props {
	product: LowProduct;
	/** @return Whether the quantity was saved. */
	onSave: ( quantity: number, form: Element ) => Promise< boolean >;
}

/** Form to update the stock of a product. */
export function StockForm( { product, onSave }: Props ) {
	const id = useId();
	const [ text, setText ] = useState( String( product.quantity ) );
	const [ isSaving, setIsSaving ] = useState( false );
	const quantity = Number( text );
	const error = getQuantityError( text );
	const isValid = error === undefined;
	const isChanged = quantity !== product.quantity;

	const submit = async ( event: FormEvent< HTMLFormElement > ) => {
		event.preventDefault();
		if ( ! isValid || ! isChanged || isSaving ) {
			return;
		}
		setIsSaving( true );
		await onSave( quantity, event.currentTarget );
		setIsSaving( false );
	};

	return (
		<form className="storedeck-stock-form" onSubmit={ submit } noValidate>
			<label htmlFor={ id } className="screen-reader-text">
				{ sprintf(
					/* translators: %s: name of a product. */
					__( 'Quantity of %s', 'storedeck' ),
					product.name
				) }
			</label>
			<input
				id={ id }
				type="number"
				dir="ltr"
				step="any"
				value={ text }
				aria-invalid={ ! isValid }
				aria-describedby={ isValid ? undefined : `${ id }-error` }
				onChange={ ( event ) => setText( event.target.value ) }
			/>
			<Button
				type="submit"
				variant="secondary"
				size="small"
				isBusy={ isSaving }
				aria-disabled={ ! isValid || ! isChanged || isSaving }
				aria-label={ sprintf(
					/* translators: %s: name of a product. */
					__( 'Update: %s', 'storedeck' ),
					product.name
				) }
			>
				{ __( 'Update', 'storedeck' ) }
			</Button>
			{ ! isValid && (
				<p
					id={ `${ id }-error` }
					className="storedeck-stock-form__error"
				>
					{ error }
				</p>
			) }
		</form>
	);
}
