import { Link } from '.';
import type { Stories } from '../gallery/types';

const stories: Stories = {
	components: [ 'Link' ],
	stories: {
		'Inside the app': () => (
			<Link href="admin.php?page=storedeck">Home</Link>
		),
		'Another admin page': () => (
			<Link href="edit.php" type="wp-admin">
				Posts
			</Link>
		),
		'External in a new tab': () => (
			<Link href="https://example.com" type="external" target="_blank">
				Example
			</Link>
		),
		'A URL that would run a script': () => (
			<Link href="javascript:alert(1)">Unsafe link</Link>
		),
	},
};
export default stories;
