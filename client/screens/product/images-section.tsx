import { Button, FormFileUpload, TextControl } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { announce } from '../../common/announce';
import { Panel } from '../../common/panel';
import { FieldPlace } from '../../common/record-form';
import type { SectionProps } from './form-context';
import type { ProductImage } from './product-values';
import { useAddImages } from './use-add-images';

/** Images in their order; the first one represents the product. */
export function ImagesSection( { form }: SectionProps ) {
	const { images } = form.values;
	const latest = useRef( images );
	useEffect( () => {
		latest.current = images;
	}, [ images ] );
	const place = useRef< HTMLDivElement >( null );

	const set = ( next: readonly ProductImage[] ) => {
		latest.current = next;
		form.setValue( 'images', next );
	};
	const { openLibrary, uploadFiles, isUploading } = useAddImages( ( added ) =>
		set( [
			...latest.current,
			...added.filter(
				( { id } ) =>
					! latest.current.some( ( image ) => image.id === id )
			),
		] )
	);

	const move = ( from: number, to: number ) => {
		const next = [ ...images ];
		next.splice( to, 0, ...next.splice( from, 1 ) );
		set( next );
		announce(
			sprintf(
				/* translators: 1: position of an image, 2: number of images. */
				__( 'Image moved to position %1$d of %2$d.', 'storedeck' ),
				to + 1,
				images.length
			)
		);
	};

	const remove = ( index: number ) => {
		set( images.filter( ( _image, at ) => at !== index ) );
		announce( __( 'Image removed.', 'storedeck' ) );
		// The focused button is removed.
		place.current?.querySelector( 'button' )?.focus();
	};

	return (
		<Panel title={ __( 'Images', 'storedeck' ) }>
			<FieldPlace name="images" error={ form.getError( 'images' ) }>
				<div ref={ place } className="storedeck-record-form__add">
					{ openLibrary && (
						<Button variant="secondary" onClick={ openLibrary }>
							{ __( 'Add images', 'storedeck' ) }
						</Button>
					) }
					<FormFileUpload
						accept="image/*"
						multiple
						render={ ( { openFileDialog } ) => (
							<Button
								variant={
									openLibrary ? 'tertiary' : 'secondary'
								}
								isBusy={ isUploading }
								onClick={ openFileDialog }
							>
								{ __( 'Upload files', 'storedeck' ) }
							</Button>
						) }
						onChange={ ( event ) =>
							uploadFiles( [
								...( event.currentTarget.files ?? [] ),
							] )
						}
					/>
				</div>
			</FieldPlace>
			{ form.getError( 'images' ) && (
				<p className="storedeck-product__error">
					{ form.getError( 'images' ) }
				</p>
			) }
			<ol className="storedeck-product__images">
				{ images.map( ( image, index ) => (
					<li key={ image.id }>
						<img src={ image.src } alt={ image.alt } />
						<TextControl
							__nextHasNoMarginBottom
							autoComplete="off"
							label={ sprintf(
								/* translators: %d: position of an image. */
								__(
									'Alternative text of image %d',
									'storedeck'
								),
								index + 1
							) }
							value={ image.alt }
							onChange={ ( alt ) =>
								set(
									images.map( ( other ) =>
										other === image
											? { ...other, alt }
											: other
									)
								)
							}
						/>
						<div className="storedeck-product__image-actions">
							<Button
								size="small"
								icon="arrow-up-alt2"
								label={ sprintf(
									/* translators: %d: position of an image. */
									__( 'Move image %d up', 'storedeck' ),
									index + 1
								) }
								aria-disabled={ index === 0 }
								onClick={ () =>
									index > 0 && move( index, index - 1 )
								}
							/>
							<Button
								size="small"
								icon="arrow-down-alt2"
								label={ sprintf(
									/* translators: %d: position of an image. */
									__( 'Move image %d down', 'storedeck' ),
									index + 1
								) }
								aria-disabled={ index === images.length - 1 }
								onClick={ () =>
									index < images.length - 1 &&
									move( index, index + 1 )
								}
							/>
							<Button
								size="small"
								variant="tertiary"
								isDestructive
								aria-label={ sprintf(
									/* translators: %d: position of an image. */
									__( 'Remove image %d', 'storedeck' ),
									index + 1
								) }
								onClick={ () => remove( index ) }
							>
								{ __( 'Remove', 'storedeck' ) }
							</Button>
						</div>
					</li>
				) ) }
			</ol>
		</Panel>
	);
}
