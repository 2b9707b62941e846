import { decodeEntities } from '@wordpress/html-entities';
import { Link, ProductImage } from '@storedeck/components';
import { getAdminLink } from '@storedeck/settings';
import type { Item, Review } from '@storedeck/data';

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
