import { AbbreviatedCard } from '.';
import type { Stories } from '../gallery/types';

const stories: Stories = {
	components: [ 'AbbreviatedCard' ],
	stories: {
		'A link': () => (
			<AbbreviatedCard
				href="edit.php"
				type="wp-admin"
				icon={ <span className="dashicons dashicons-cart" /> }
			>
				<h3>Orders</h3>
				<p>5 to fulfil</p>
			</AbbreviatedCard>
		),
	},
};
export default stories;
