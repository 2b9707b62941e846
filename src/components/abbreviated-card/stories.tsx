import { AbbreviatedCard } from '.';
import type { Stories } from '../gallery/types';

const dashicon = ( name: string ) => (
	<span className={ `dashicons dashicons-${ name }` } />
);

const stories: Stories = {
	components: [ 'AbbreviatedCard' ],
	stories: {
		'With an icon': () => (
			<AbbreviatedCard
				href="edit.php"
				type="wp-admin"
				icon={ dashicon( 'cart' ) }
			>
				<h3>Orders</h3>
				<p>5 to fulfill</p>
			</AbbreviatedCard>
		),
		'With an SVG and a long text': () => (
			<AbbreviatedCard
				href="https://example.com"
				type="external"
				icon={
					<svg viewBox="0 0 24 24" width="24" height="24">
						<path d="M4 4h16v12H8l-4 4z" />
					</svg>
				}
			>
				<h3>Reviews that are pending approval and not yet shown</h3>
				<p>
					Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen
				</p>
			</AbbreviatedCard>
		),
		'With text only': () => (
			<AbbreviatedCard href="edit.php" icon={ dashicon( 'archive' ) }>
				Stock
			</AbbreviatedCard>
		),
	},
};
export default stories;
