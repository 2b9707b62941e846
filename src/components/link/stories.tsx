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
		'Out of the admin, in a tab of its own': () => (
			<Link href="https://example.com" type="external" target="_blank">
				Example
			</Link>
		),
		'An address that would run a script': () => (
			<Link href="javascript:alert(1)">Leads nowhere</Link>
		),
	},
};
export default stories;
