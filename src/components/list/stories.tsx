import { List as ItemList } from '.';
import type { Stories } from '../gallery/types';

const dashicon = ( name: string ) => (
	<span className={ `dashicons dashicons-${ name }` } aria-hidden="true" />
);

const stories: Stories = {
	components: [ 'List' ],
	stories: {
		'To read': () => (
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
						content: 'So that customers can pay',
						before: dashicon( 'money-alt' ),
						after: dashicon( 'arrow-right-alt2' ),
						href: '#/list',
					},
					{
						title: 'Look again',
						before: dashicon( 'update' ),
						onClick: () => {},
					},
				] }
			/>
		),
		'Drawn by its owner': () => (
			<ItemList items={ [ { title: 'Mugs' }, { title: 'Plates' } ] }>
				{ ( { title }, index ) => (
					<em>
						{ index + 1 }. { title }
					</em>
				) }
			</ItemList>
		),
		'Long words': () => (
			<ItemList
				items={ [
					{
						title: 'A title of many words which does not find room in a single line of a telephone',
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
