import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import {
	Disabled,
	PanelBody,
	SelectControl,
	TextControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { getFields, getTypes } from './fields';
import type { Attributes } from './fields';
import { Preview } from './preview';

/** The block in the editor, with its settings and a preview. */
export function Edit( {
	attributes: { name, props },
	setAttributes,
}: BlockEditProps< Attributes > ) {
	const types = getTypes();
	const fields = getFields( name );
	const set = ( key: string, value: string ) => {
		const { [ key ]: _, ...others } = props;
		setAttributes( {
			props: value === '' ? others : { ...others, [ key ]: value },
		} );
	};

	return (
		<>
			<InspectorControls>
				<PanelBody title={ __( 'Content', 'storedeck' ) }>
					<SelectControl
						__nextHasNoMarginBottom
						label={ __( 'Type', 'storedeck' ) }
						value={ name }
						options={ types }
						onChange={ ( type: string ) =>
							setAttributes( {
								name: type,
								// Props that the new type does not have would be invalid.
								props: Object.fromEntries(
									getFields( type ).flatMap(
										( { key, initial } ) => {
											const value =
												props[ key ] ?? initial;
											return value === undefined
												? []
												: [ [ key, value ] ];
										}
									)
								),
							} )
						}
					/>
					{ fields.map( ( { key, label, help, options } ) => {
						const value = String( props[ key ] ?? '' );
						return options ? (
							<SelectControl
								__nextHasNoMarginBottom
								key={ key }
								label={ label }
								value={ value }
								options={ options }
								onChange={ ( next: string ) =>
									set( key, next )
								}
							/>
						) : (
							<TextControl
								__nextHasNoMarginBottom
								key={ key }
								label={ label }
								help={ help }
								value={ value }
								onChange={ ( next ) => set( key, next ) }
							/>
						);
					} ) }
				</PanelBody>
			</InspectorControls>
			<div { ...useBlockProps() }>
				<Disabled>
					<Preview name={ name } props={ props } />
				</Disabled>
			</div>
		</>
	);
}
