import { Link } from '.';
import type { Stories } from '../gallery/types';

const stories: Stories = {
	components: [ 'Link' ],
	stories: {
		'Inside the app': () => (
			<Link href="admin.php?page=storedeck">Home</Link>
		),
		'To another page': () => (
			<Link href="edit.php" type="wp-admin">
				Posts
			</Link>
		),
	},
};
export default stories;
