import type { Meta, StoryObj } from '@storybook/react-vite';
import { AbbreviatedCard } from '.';

const dashicon = ( name: string ) => (
	<span className={ `dashicons dashicons-${ name }` } />
);

const meta: Meta< typeof AbbreviatedCard > = { component: AbbreviatedCard };
export default meta;

type Story = StoryObj< typeof AbbreviatedCard >;

export const WithAnIcon: Story = {
	name: 'With an icon',
	render: () => (
		<AbbreviatedCard
			href="edit.php"
			type="wp-admin"
			icon={ dashicon( 'cart' ) }
		>
			<h3>Orders</h3>
			<p>5 to fulfill</p>
		</AbbreviatedCard>
	),
};

export const WithAnSVGAndALongText: Story = {
	name: 'With an SVG and a long text',
	render: () => (
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
			<p>Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen</p>
		</AbbreviatedCard>
	),
};

export const WithTextOnly: Story = {
	name: 'With text only',
	args: { href: 'edit.php', icon: dashicon( 'archive' ), children: 'Stock' },
};
