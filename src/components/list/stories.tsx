import type { Meta, StoryObj } from '@storybook/react-vite';
import { List } from '.';

const dashicon = ( name: string ) => (
	<span className={ `dashicons dashicons-${ name }` } aria-hidden="true" />
);

const meta: Meta< typeof List > = { component: List };
export default meta;

type Story = StoryObj< typeof List >;

export const TextItems: Story = {
	name: 'Text items',
	args: {
		items: [
			{ title: 'Mugs', content: '12 in stock', after: '12' },
			{ title: 'Plates', before: dashicon( 'warning' ) },
		],
	},
};

export const AMenu: Story = {
	name: 'A menu',
	args: {
		items: [
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
		],
	},
};

export const WithARenderFunction: Story = {
	name: 'With a render function',
	args: {
		items: [ { title: 'Mugs' }, { title: 'Plates' } ],
		children: ( { title }, index ) => (
			<em>
				{ index + 1 }. { title }
			</em>
		),
	},
};

export const LongTexts: Story = {
	name: 'Long texts',
	args: {
		items: [
			{
				title: 'A long title that does not fit into a single line on a phone',
				content:
					'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen',
				before: dashicon( 'cart' ),
				after: '1,234,567',
				href: '#/list',
			},
		],
	},
};
