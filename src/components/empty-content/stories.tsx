import { EmptyContent } from '.';
import type { Stories } from '../gallery/types';

const stories: Stories = {
	components: [ 'EmptyContent' ],
	stories: {
		'With two buttons': () => (
			<EmptyContent
				title="No reviews to moderate"
				message="New reviews appear here."
				actionLabel="View all"
				actionURL="edit-comments.php"
				secondaryActionLabel="Look again"
				secondaryActionCallback={ () => {} }
			/>
		),
		'Without a picture and buttons': () => (
			<EmptyContent
				title="Nothing was sold"
				message="Choose another period."
				illustration=""
				actionLabel=""
			/>
		),
		'A picture of its own, a long text': () => (
			<EmptyContent
				title="There are no results for the period from the first of January to the thirty-first of December"
				message={
					<>
						Reports are made from orders. <a href="#/link">Why?</a>{ ' ' }
						Orders that were paid in cash on delivery count on the
						day they are completed.
					</>
				}
				illustration="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 40 20'%3E%3Crect width='40' height='20' rx='4' fill='%237f54b3'/%3E%3C/svg%3E"
				illustrationWidth={ 160 }
				illustrationHeight={ 80 }
				actionLabel="Look at all orders of the shop"
				actionURL="edit.php"
				secondaryActionLabel="Import what was sold before"
				secondaryActionURL="edit.php"
			/>
		),
	},
};
export default stories;
