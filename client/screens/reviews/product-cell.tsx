import { decodeEntities } from '@wordpress/html-entities';
import { Link, ProductImage } from '@storedeck/components';
import { getAdminLink } from '@storedeck/settings';
import type { Item, Review } from '@storedeck/data';

interface Picture {
	src?: string;
	alt?: string;
}

const isPicture = ( value: unknown ): value is Picture =>
	typeof value === 'object' && value !== null && 'src' in value;

/** The first picture of a product, if it has any. */
export function getPictures( product: Item | undefined ): Picture[] {
	const images = product?.images;
	return Array.isArray( images ) ? images.filter( isPicture ) : [];
}

/** The product of a review: its picture, and its name as a link to it. */
export function ProductCell( {
	review,
	product,
}: {
	review: Review;
	/** Undefined until it is known, or where it is gone. */
	product: Item | undefined;
} ) {
	const name = decodeEntities( review.product_name ?? '' );

	return (
		<div className="storedeck-review-product">
			<ProductImage
				product={ { images: getPictures( product ) } }
				alt=""
				width={ 36 }
				height={ 36 }
			/>
			<Link
				type="wp-admin"
				href={ getAdminLink(
					`post.php?post=${ review.product_id ?? 0 }&action=edit`
				) }
			>
				{ name || `#${ review.product_id ?? '' }` }
			</Link>
		</div>
	);
}
