import { Button, CheckboxControl, TextControl } from '@wordpress/components';
import { useMemo, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { SelectControl } from '@storedeck/components';
import { itemsStore, useResource } from '@storedeck/data';
import type { Attribute } from './product-values';

interface Props {
	attribute: Attribute;
	onChange: ( attribute: Attribute ) => void;
	onRemove: () => void;
}

/** The terms of a global attribute. */
function useTerms( attribute: number ) {
	const { data } = useResource(
		itemsStore,
		'getItems',
		[ `products/attributes/${ attribute }/terms`, { per_page: -1 } ],
		{ enabled: attribute > 0 }
	);
	return useMemo(
		() =>
			[ ...( data?.values() ?? [] ) ].map( ( { name } ) =>
				typeof name === 'string' ? name : ''
			),
		[ data ]
	);
}

const toOption = ( value: string ) => ( { key: value, label: value } );

/** The values of an attribute: existing ones, or new ones. */
export function AttributeEditor( { attribute, onChange, onRemove }: Props ) {
	const { id, name, options } = attribute;
	const terms = useTerms( id );
	const choices = useMemo( () => terms.map( toOption ), [ terms ] );
	const [ text, setText ] = useState( '' );

	const add = () => {
		const value = text.trim();
		if ( value !== '' && ! options.includes( value ) ) {
			onChange( { ...attribute, options: [ ...options, value ] } );
		}
		setText( '' );
	};

	return (
		<div
			role="group"
			aria-label={ name }
			className="storedeck-product__attribute"
		>
			<div className="storedeck-product__attribute-head">
				<h3>{ name }</h3>
				<Button
					size="small"
					variant="tertiary"
					isDestructive
					aria-label={ sprintf(
						/* translators: %s: name of an attribute. */
						__( 'Remove %s', 'storedeck' ),
						name
					) }
					onClick={ onRemove }
				>
					{ __( 'Remove', 'storedeck' ) }
				</Button>
			</div>
			<SelectControl
				multiple
				isSearchable
				showAllOnFocus
				ariaLabel={ sprintf(
					/* translators: %s: name of an attribute. */
					__( 'Values of %s', 'storedeck' ),
					name
				) }
				placeholder={ __( 'Search values', 'storedeck' ) }
				options={ choices }
				selected={ options.map( toOption ) }
				onChange={ ( selected ) =>
					onChange( {
						...attribute,
						options: Array.isArray( selected )
							? selected.map( ( { key } ) => String( key ) )
							: [],
					} )
				}
			/>
			<div className="storedeck-record-form__add">
				<TextControl
					__nextHasNoMarginBottom
					autoComplete="off"
					label={ sprintf(
						/* translators: %s: name of an attribute. */
						__( 'New value of %s', 'storedeck' ),
						name
					) }
					value={ text }
					onChange={ setText }
					onKeyDown={ ( event ) => {
						if ( event.key === 'Enter' ) {
							event.preventDefault();
							add();
						}
					} }
				/>
				<Button variant="secondary" onClick={ add }>
					{ __( 'Add value', 'storedeck' ) }
				</Button>
			</div>
			<CheckboxControl
				__nextHasNoMarginBottom
				label={ __( 'Visible on the product page', 'storedeck' ) }
				checked={ attribute.visible }
				onChange={ ( visible ) =>
					onChange( { ...attribute, visible } )
				}
			/>
			<CheckboxControl
				__nextHasNoMarginBottom
				label={ __( 'Used for variations', 'storedeck' ) }
				checked={ attribute.variation }
				onChange={ ( variation ) =>
					onChange( { ...attribute, variation } )
				}
			/>
		</div>
	);
}
