import { decodeEntities } from '@wordpress/html-entities';
import { ProductImage } from '@storedeck/components';
import type { Item, Review } from '@storedeck/data';
import { ProductLink } from '../../common/product-link';

interface Image {
	src?: string;
	alt?: string;
}

const isImage = ( value: unknown ): value is Image =>
	typeof value === 'object' && value !== null && 'src' in value;

/** Images of a product; empty while it is unknown. */
function getImages( product: Item | undefined ): Image[] {
	const images = product?.images;
	return Array.isArray( images ) ? images.filter( isImage ) : [];
}

/** Product of a review, with its image and a link to edit it. */
export function ProductCell( {
	review,
	product,
}: {
	review: Review;
	/** Undefined until loaded, or when it was deleted. */
	product: Item | undefined;
} ) {
	const name = decodeEntities( review.product_name ?? '' );

	return (
		<div className="storedeck-review-product">
			<ProductImage
				product={ { images: getImages( product ) } }
				alt=""
				width={ 36 }
				height={ 36 }
			/>
			<ProductLink id={ review.product_id ?? 0 }>
				{ name || `#${ review.product_id ?? '' }` }
			</ProductLink>
		</div>
	);
}
