import { Button, SelectControl, TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { itemsStore, useResource } from '@storedeck/data';
import { FailureNotice } from '../../common/failure-notice';
import { Panel } from '../../common/panel';
import { AttributeEditor } from './attribute-editor';
import { FieldPlace } from '../../common/record-form';
import type { SectionProps } from './form-context';
import type { Attribute } from './product-values';

/** Attributes: global ones with their terms, and ones of this product alone. */
export function AttributesSection( { form }: SectionProps ) {
	const { attributes } = form.values;
	const [ chosen, setChosen ] = useState( '' );
	const [ name, setName ] = useState( '' );
	const { data, error, retry } = useResource( itemsStore, 'getItems', [
		'products/attributes',
		{},
	] );
	const globals = [ ...( data?.values() ?? [] ) ].filter(
		( { id } ) => ! attributes.some( ( attribute ) => attribute.id === id )
	);
	const set = ( next: readonly Attribute[] ) =>
		form.setValue( 'attributes', next );

	const add = () => {
		const known = globals.find( ( { id } ) => String( id ) === chosen );
		const label = known ? String( known.name ) : name.trim();
		if (
			label === '' ||
			attributes.some( ( attribute ) => attribute.name === label )
		) {
			return;
		}
		set( [
			...attributes,
			{
				id: Number( known?.id ?? 0 ),
				name: label,
				options: [],
				visible: true,
				variation: form.values.type === 'variable',
			},
		] );
		setChosen( '' );
		setName( '' );
	};

	return (
		<Panel title={ __( 'Attributes', 'storedeck' ) }>
			{ error && (
				<FailureNotice
					message={ __( 'Could not load attributes.', 'storedeck' ) }
					detail={ error.message }
					onRetry={ retry }
				/>
			) }
			<div className="storedeck-record-form__add">
				<SelectControl
					__nextHasNoMarginBottom
					label={ __( 'Attribute', 'storedeck' ) }
					value={ chosen }
					options={ [
						{
							value: '',
							label: __( 'New attribute', 'storedeck' ),
						},
						...globals.map( ( item ) => ( {
							value: String( item.id ),
							label: String( item.name ),
						} ) ),
					] }
					onChange={ setChosen }
				/>
				{ chosen === '' && (
					<TextControl
						__nextHasNoMarginBottom
						autoComplete="off"
						label={ __( 'Name of the attribute', 'storedeck' ) }
						value={ name }
						onChange={ setName }
						onKeyDown={ ( event ) => {
							if ( event.key === 'Enter' ) {
								event.preventDefault();
								add();
							}
						} }
					/>
				) }
				<Button variant="secondary" onClick={ add }>
					{ __( 'Add attribute', 'storedeck' ) }
				</Button>
			</div>
			<FieldPlace
				name="attributes"
				error={ form.getError( 'attributes' ) }
			>
				{ attributes.map( ( attribute, index ) => (
					<AttributeEditor
						key={ attribute.name }
						attribute={ attribute }
						onChange={ ( next ) =>
							set(
								attributes.map( ( other, at ) =>
									at === index ? next : other
								)
							)
						}
						onRemove={ () =>
							set(
								attributes.filter(
									( _other, at ) => at !== index
								)
							)
						}
					/>
				) ) }
				{ form.getError( 'attributes' ) && (
					<p className="storedeck-product__error">
						{ form.getError( 'attributes' ) }
					</p>
				) }
			</FieldPlace>
		</Panel>
	);
}
