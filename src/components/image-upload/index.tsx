import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { classNames } from '../class-names';
import { selectImage } from './media-library';
import type { ImageUploadProps } from './types';
import './style.scss';

export type { Attachment, ImageUploadProps, UploadedImage } from './types';

/**
 * Selects or uploads an image in the media library.
 *
 * @param props See `ImageUploadProps`.
 */
export function ImageUpload( {
	image,
	onChange,
	className,
}: ImageUploadProps ) {
	const [ isMissing, setIsMissing ] = useState( false );
	const openLibrary = () => {
		const isAvailable = selectImage( onChange );
		setIsMissing( ! isAvailable );
		if ( ! isAvailable ) {
			console.error(
				'ImageUpload needs the media library: call wp_enqueue_media() for this page.'
			);
		}
	};
	const action = image ? 'remove' : 'add';
	return (
		<div
			className={ classNames(
				'woocommerce-image-upload',
				className,
				image ? 'has-image' : 'no-image'
			) }
		>
			{ image && (
				<div className="woocommerce-image-upload__image-preview">
					<img src={ image.url } alt="" />
				</div>
			) }
			{ /* A single button for both actions keeps focus. */ }
			<Button
				variant="secondary"
				className={ `woocommerce-image-upload__${ action }-image` }
				onClick={ image ? () => onChange( null ) : openLibrary }
			>
				{ image
					? __( 'Remove image', 'storedeck' )
					: __( 'Add an image', 'storedeck' ) }
			</Button>
			{ ! image && isMissing && (
				<p className="woocommerce-image-upload__error" role="alert">
					{ __(
						'The media library is not available on this page.',
						'storedeck'
					) }
				</p>
			) }
		</div>
	);
}
