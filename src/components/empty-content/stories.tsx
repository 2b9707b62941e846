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
	},
};
export default stories;
