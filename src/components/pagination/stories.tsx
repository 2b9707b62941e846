import type { Meta, StoryObj } from '@storybook/react-vite';
import { WithState } from '../../../.storybook/with-state';
import { Pagination } from '.';

const meta: Meta< typeof Pagination > = { component: Pagination };
export default meta;

type Story = StoryObj< typeof Pagination >;

export const Page2Of10: Story = {
	name: 'Page 2 of 10',
	render: () => (
		<WithState initial={ 2 }>
			{ ( page, setPage ) => (
				<Pagination
					page={ page }
					perPage={ 25 }
					total={ 250 }
					onPageChange={ setPage }
				/>
			) }
		</WithState>
	),
};

export const WithoutPickers: Story = {
	name: 'Without pickers',
	args: {
		page: 1,
		perPage: 25,
		total: 250,
		showPagePicker: false,
		showPerPagePicker: false,
	},
};
