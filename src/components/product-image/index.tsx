import { useState } from '@wordpress/element';
import { classNames } from '../class-names';
import type { ProductImageProps } from './types';
import './style.scss';

export type { ProductImageProps, StoreImage } from './types';

/**
 * The image of a product, or a placeholder if it has none or it fails to load.
 *
 * @param props See `ProductImageProps`.
 */
export function ProductImage( {
	product,
	alt,
	width = 33,
	height = 33,
	className,
	...attributes
}: ProductImageProps & React.HTMLAttributes< HTMLElement > ) {
	const image = product?.images?.[ 0 ] ?? product?.image;
	const [ failedSrc, setFailedSrc ] = useState< string >();
	const names = classNames( 'woocommerce-product-image', className );
	const text = alt ?? image?.alt ?? '';

	if ( ! image?.src || image.src === failedSrc ) {
		return (
			<span
				{ ...attributes }
				className={ classNames( names, 'is-placeholder' ) }
				style={ { inlineSize: width, blockSize: height } }
				role={ text ? 'img' : undefined }
				aria-label={ text || undefined }
				aria-hidden={ text ? undefined : true }
			>
				<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
					<path
						d="M3 5h18v14H3zM3 16l5-5 4 4 3-3 6 5M15.5 9.5h.01"
						fill="none"
						stroke="currentColor"
						strokeWidth="1.5"
						strokeLinecap="round"
						strokeLinejoin="round"
					/>
				</svg>
			</span>
		);
	}
	return (
		<img
			{ ...attributes }
			className={ names }
			src={ image.src }
			alt={ text }
			width={ width }
			height={ height }
			loading="lazy"
			onError={ () => setFailedSrc( image.src ) }
		/>
	);
}
