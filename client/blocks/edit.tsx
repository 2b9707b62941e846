import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import {
	Disabled,
	PanelBody,
	SelectControl,
	TextControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { getFields, getKinds } from './fields';
import type { Attributes } from './fields';
import { Preview } from './preview';

/** The block in the editor: what stands there, and what it shows of it. */
export function Edit( {
	attributes: { name, props },
	setAttributes,
}: BlockEditProps< Attributes > ) {
	const kinds = getKinds();
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
				<PanelBody title={ __( 'What it shows', 'storedeck' ) }>
					<SelectControl
						__nextHasNoMarginBottom
						label={ __( 'Kind', 'storedeck' ) }
						value={ name }
						options={ kinds }
						onChange={ ( kind: string ) =>
							setAttributes( {
								name: kind,
								// What the new kind does not take would be refused.
								props: Object.fromEntries(
									getFields( kind ).flatMap(
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
