import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { ReviewReply } from '@storedeck/data';
import { formatSiteDate } from '../../common/store-format';
import { toPlainText } from '../../common/plain-text';
import { getExcerpt } from './excerpt';

/** Text with an excerpt and a "Show more" button. */
export function ReviewText( { html, name }: { html: string; name: string } ) {
	const [ isOpen, setIsOpen ] = useState( false );
	const text = toPlainText( html );
	const excerpt = getExcerpt( text );
	const moreLabel = sprintf(
		/* translators: %s: name of the reviewer. */
		__( 'Show more of the review by %s', 'storedeck' ),
		name
	);
	const lessLabel = sprintf(
		/* translators: %s: name of the reviewer. */
		__( 'Show less of the review by %s', 'storedeck' ),
		name
	);

	return (
		// Otherwise WordPress replaces emoji in the DOM with images, which
		// breaks React.
		<div className="storedeck-review__text wp-exclude-emoji">
			<bdi>{ isOpen ? text : excerpt }</bdi>
			{ excerpt !== text && (
				<>
					{ ' ' }
					<Button
						variant="link"
						aria-expanded={ isOpen }
						aria-label={ isOpen ? lessLabel : moreLabel }
						onClick={ () => setIsOpen( ! isOpen ) }
					>
						{ isOpen
							? __( 'Show less', 'storedeck' )
							: __( 'Show more', 'storedeck' ) }
					</Button>
				</>
			) }
		</div>
	);
}

/** Replies of the store. */
export const Replies = ( { replies }: { replies: readonly ReviewReply[] } ) => (
	<ul
		className="storedeck-review__replies"
		aria-label={ __( 'Replies', 'storedeck' ) }
	>
		{ replies.map(
			( { id, author_name: author = '', date = '', content } ) => (
				<li key={ id }>
					<div className="storedeck-review__reply-head">
						{ date
							? sprintf(
									/* translators: 1: name of the author, 2: date. */
									__( '%1$s replied on %2$s', 'storedeck' ),
									author,
									formatSiteDate( date )
							  )
							: author }
					</div>
					<ReviewText
						html={ content?.rendered ?? '' }
						name={ author }
					/>
				</li>
			)
		) }
	</ul>
);
