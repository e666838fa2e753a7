/** Sentences about things for sale: shops, reviews, announcements. The brands are invented. */
export const productSentences = `
The Tarn 40 is a light backpack that was designed for walks of one or two days.
Our new lamp uses 80 percent less energy than an ordinary bulb.
The battery lasts for up to 14 hours, which is enough for a whole working day.
Every chair is made by hand in a small workshop in the north of Portugal.
The app helps you to keep track of your spending and shows where your money goes.
You can return any item within 30 days if you are not satisfied with it.
The camera takes sharp pictures even when there is very little light.
Although it is cheaper than its rivals, the machine offers all the features most users need.
The jacket is waterproof, but it is not warm enough for winter.
Customers who ordered before 1 June will receive the update free of charge.
The sofa comes in five colours and can be delivered within two weeks.
We have improved the search so that it finds results faster.
The software is easy to install and does not require any training.
This bag has a large main pocket, two smaller ones and a strap that can be removed.
Thanks to its small size, the printer fits on almost any desk.
The headphones block most of the noise around you without making you feel cut off.
Orders over £50 are shipped free of charge to all parts of the country.
The Brevia 3 is a big improvement on the previous model.
Unlike many of its competitors, the service does not show any advertisements.
The knife is too heavy for everyday use, in our opinion.
Our coffee is grown by farmers who are paid a fair price.
The speaker connects to your phone automatically and can be used in the bath.
We tested the tent in strong wind and it did not let in a single drop of water.
If you need help, our team is available seven days a week.
The basic version is free, while the full one costs $9 a month.
The mattress adapts to the shape of your body and keeps its form for years.
The screen is bright and clear, but it shows every fingerprint.
The kit contains everything you need to build a small radio.
The bicycle folds in ten seconds and weighs only 9.8 kg.
Our shop offers a wide range of tools for both beginners and professionals.
The shoes run small, so you should order one size larger than usual.
The vacuum cleaner is quiet, powerful and simple to empty.
We have made significant changes to the way notes are stored.
The watch can measure your heart rate and tell you when you have been sitting for too long.
The blanket was a gift for my mother, who loves it.
The company claims that the paint will last for 15 years.
The instructions are difficult to understand, and some of the screws were missing.
The product has been tested by independent experts and meets the highest standards.
The new oven heats up in less than four minutes.
It is the perfect choice for families who want to eat together but have little time.
The keyboard feels solid, and the keys are quiet enough for an office.
The oil helps to protect the wood against water and dirt.
We do not share your data with anyone.
The table can be extended to seat up to ten people.
The update fixes a problem that caused some files to open slowly.
The bottle keeps drinks cold for 24 hours and hot for 12.
Delivery usually takes three to five working days.
The game is suitable for children aged six and over.
You will get a lower price if you buy more than one.
The heater is not suitable for rooms that are bigger than 20 square metres.
The design is simple and elegant, with no unnecessary buttons.
`;
