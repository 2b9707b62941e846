import { List as ItemList } from '.';
import type { Stories } from '../gallery/types';

const dashicon = ( name: string ) => (
	<span className={ `dashicons dashicons-${ name }` } aria-hidden="true" />
);

const stories: Stories = {
	components: [ 'List' ],
	stories: {
		'Text items': () => (
			<ItemList
				items={ [
					{ title: 'Mugs', content: '12 in stock', after: '12' },
					{ title: 'Plates', before: dashicon( 'warning' ) },
				] }
			/>
		),
		'A menu': () => (
			<ItemList
				items={ [
					{
						title: 'Set up payments',
						content: 'Let customers pay in your store',
						before: dashicon( 'money-alt' ),
						after: dashicon( 'arrow-right-alt2' ),
						href: '#/list',
					},
					{
						title: 'Refresh',
						before: dashicon( 'update' ),
						onClick: () => {},
					},
				] }
			/>
		),
		'With a render function': () => (
			<ItemList items={ [ { title: 'Mugs' }, { title: 'Plates' } ] }>
				{ ( { title }, index ) => (
					<em>
						{ index + 1 }. { title }
					</em>
				) }
			</ItemList>
		),
		'Long texts': () => (
			<ItemList
				items={ [
					{
						title: 'A long title that does not fit into a single line on a phone',
						content:
							'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen',
						before: dashicon( 'cart' ),
						after: '1,234,567',
						href: '#/list',
					},
				] }
			/>
		),
	},
};
export default stories;
